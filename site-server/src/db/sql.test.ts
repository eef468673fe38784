import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const sources = path.resolve(__dirname, '..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

const methods = new Set(['get', 'all', 'run', 'exec', 'prepare']);
const isSql = (text: string) =>
  /^\s*(SELECT|INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER|WITH|BEGIN|COMMIT|PRAGMA)\b/.test(text);

/** Returns whether an expression is constant in the source: a literal, or a template of constants. */
function isFixed(node: ts.Expression | undefined, constants: ReadonlyMap<string, ts.Expression>): boolean {
  if (!node) return false;
  if (ts.isStringLiteralLike(node)) return true;
  if (ts.isIdentifier(node)) return isFixed(constants.get(node.text), constants);
  return ts.isTemplateExpression(node) && node.templateSpans.every(({ expression }) => isFixed(expression, constants));
}

const beginning = (node: ts.Expression): string =>
  ts.isTemplateExpression(node) ? node.head.text : ts.isStringLiteralLike(node) ? node.text : '';

/** Returns where a file passes a non-constant statement to the database, and where it contains SQL outside a call. */
function findDynamicSql(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: string[] = [];
  const at = (node: ts.Node) =>
    `${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText().slice(0, 60)}`;
  const collect = (node: ts.Node): void => {
    const isConstant = ts.isVariableDeclaration(node) && (node.parent.flags & ts.NodeFlags.Const) !== 0;
    if (isConstant && ts.isIdentifier(node.name) && node.initializer) constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, collect);
  };
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && methods.has(node.expression.name.text)) {
      const isDatabase = /(^|\.)(db|connection)$/.test(node.expression.expression.getText());
      const statement =
        node.arguments.find((each) => isSql(beginning(each))) ??
        node.arguments[isDatabase && node.expression.name.text !== 'run' ? 1 : 0];
      if (isDatabase && statement && node.expression.name.text !== 'exec' && !isFixed(statement, constants))
        found.push(at(statement));
    }
    const isText = ts.isTemplateExpression(node) || ts.isStringLiteralLike(node);
    if (isText && isSql(beginning(node)) && !isFixed(node, constants)) found.push(at(node));
    ts.forEachChild(node, look);
  };
  collect(file);
  look(file);
  return [...new Set(found)];
}

test('every statement is a constant text: request data is bound as a parameter', () => {
  const found = files.flatMap((file) => findDynamicSql(file, readFileSync(path.join(sources, file), 'utf8')));
  // The statements for which SQL takes no parameter: a migration's number, from its file name, and table names, from the database's own
  // list.
  const named = [/^db\/open\.ts:\d+ `PRAGMA user_version = \$\{number\}`$/, /^db\/reset\.ts:\d+ `DELETE FROM "\$\{name\}"`$/];
  expect(found.filter((each) => !named.some((pattern) => pattern.test(each)))).toEqual([]);
});

test('only the databases of the site and the provider contain SQL', () => {
  const speaking = files.filter((file) =>
    /['"`](SELECT|INSERT INTO|UPDATE|DELETE FROM) /.test(readFileSync(path.join(sources, file), 'utf8')),
  );
  expect(speaking.filter((file) => !/^(db|provider|testing)\//.test(file))).toEqual([]);
});

test.each([
  ['const f = (db, name) => db.run(`DELETE FROM users WHERE login = ${name}`);'],
  ["const f = (db, name) => db.get(row, 'SELECT a FROM b WHERE c = ' + name);"],
  ['const f = (db, sql) => db.all(row, sql);'],
  ["let columns = 'a'; const f = (db) => db.all(row, `SELECT ${columns} FROM b`);"],
])('%s would be found', (text) => {
  expect(findDynamicSql('example.ts', text)).toHaveLength(1);
});

test('a template of constants counts as constant', () => {
  expect(
    findDynamicSql('example.ts', "const columns = 'a, b'; const f = (db) => db.all(row, `SELECT ${columns} FROM c`);"),
  ).toEqual([]);
});
