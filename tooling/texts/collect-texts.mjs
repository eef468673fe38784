/**
 * Collects the texts of the page from the sources: every translated literal with its file, line and role.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Positions of the texts, and of the context, among the arguments of the translation functions.
 *
 * @type {Map<string, { texts: number[], context?: number }>}
 */
const translators = new Map([
  ['__', { texts: [0] }],
  ['_x', { texts: [0], context: 1 }],
  ['_n', { texts: [0, 1] }],
  ['_nx', { texts: [0, 1], context: 3 }],
]);
const shortAttributes = ['label', 'title', 'heading', 'placeholder', 'aria-label', 'submitLabel', 'cancelLabel'];
const shortElements = /^(Button|ActionButton|CardHeader|CardLink|SectionHeader|Badge|h[1-6]|label|legend|button)$/;

const nameText = (node) => (node && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? node.text : node?.getText());

/** Functions and wrappers between a text and the element or attribute that shows it. */
const isTransparent = (node) =>
  ts.isArrowFunction(node) ||
  ts.isConditionalExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isJsxExpression(node) ||
  (ts.isCallExpression(node) && node.expression.getText() === 'sprintf');

/** `short` for buttons, labels and headings, whose texts take no full stop; else `text`. */
function roleAt(call) {
  let node = call.parent;
  while (node && isTransparent(node)) node = node.parent;
  if (!node) return 'text';
  if (ts.isJsxAttribute(node)) return shortAttributes.includes(nameText(node.name)) ? 'short' : 'text';
  if (ts.isPropertyAssignment(node)) return shortAttributes.includes(nameText(node.name)) ? 'short' : 'text';
  if (ts.isJsxElement(node)) return shortElements.test(node.openingElement.tagName.getText()) ? 'short' : 'text';
  return 'text';
}

/** Returns the key of a text among translations; a plural has that of its singular. */
function getKey(call, context) {
  const [text, from] = [call.arguments[0], context === undefined ? undefined : call.arguments[context]];
  if (!text || !ts.isStringLiteralLike(text)) return undefined;
  return from && ts.isStringLiteralLike(from) ? `${from.text}\u0004${text.text}` : text.text;
}

/** Returns the texts of one source file: `{ text, key, file, line, role }`. */
export function textsInSource(file, source) {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts = [];
  const visit = (node) => {
    const translator = ts.isCallExpression(node) ? translators.get(node.expression.getText()) : undefined;
    for (const position of translator?.texts ?? []) {
      const argument = node.arguments[position];
      if (!argument || !ts.isStringLiteralLike(argument)) continue;
      const line = tree.getLineAndCharacterOfPosition(argument.getStart()).line + 1;
      texts.push({ text: argument.text, key: getKey(node, translator.context), file, line, role: roleAt(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}

/** Returns the titles and labels that a remote declares in remote.json. */
export function textsInDeclaration(file, source) {
  const texts = [];
  const collect = (value) => {
    if (Array.isArray(value)) value.forEach(collect);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (typeof member === 'string' && ['title', 'label', 'heading'].includes(key))
        texts.push({ text: member, key: member, file, line: 1, role: 'short' });
      else collect(member);
    }
  };
  collect(JSON.parse(source));
  return texts;
}

const isTextSource = (file) => /\.(tsx?|json)$/.test(file) && !/\.test\.|\/testing\//.test(file);

/** Returns the sources and remote.json of the browser's parts that may contain texts, relative to `root`, sorted. */
export function findTextSources(root) {
  const parts = readdirSync(root)
    .filter((name) => /^(shell|shared-|remote-)/.test(name))
    .sort();
  return parts.flatMap((part) => {
    const sources = readdirSync(path.join(root, part, 'src'), { recursive: true }).map((file) => `${part}/src/${file}`);
    const declaration = readdirSync(path.join(root, part)).includes('remote.json') ? [`${part}/remote.json`] : [];
    return [...declaration, ...sources.filter(isTextSource).sort()];
  });
}

/** Returns all texts of the page below `root`, in the order of `files`. */
export function collectTexts(root, files) {
  return files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return file.endsWith('.json') ? textsInDeclaration(file, source) : textsInSource(file, source);
  });
}

const normalized = (text) =>
  text
    .toLowerCase()
    .replace(/[.!?:]+$/, '')
    .trim();

/** Returns pairs of texts that differ only in case or in final punctuation. */
export function nearDuplicates(texts) {
  const variants = new Map();
  for (const { text, file, line } of texts) {
    const forms = variants.get(normalized(text)) ?? new Map();
    if (!forms.has(text)) forms.set(text, `${file}:${line}`);
    variants.set(normalized(text), forms);
  }
  return [...variants.values()]
    .filter((forms) => forms.size > 1)
    .map((forms) => [...forms].map(([text, at]) => `${JSON.stringify(text)} (${at})`));
}

/** Short texts that the specifications quote with a full stop. */
const quotedWithFullStop = [
  'Get a faster resolution to your support questions.',
  'Search for a Jetpack feature.',
  'Connect to configure.',
  'Connect to set up your status alerts.',
  'Connect to set up brute force attack protection.',
  'Connect to enable %s Secure Sign-On.',
  'Connect to add your social media accounts.',
  'Connect to manage your subscriptions settings.',
];

/** Returns buttons, labels and headings that end in a full stop, except those the specifications quote so. */
export const shortTextsWithFullStop = (texts) =>
  texts
    .filter(({ role, text }) => role === 'short' && /[^.]\.$/.test(text) && !quotedWithFullStop.includes(text))
    .map(({ text, file, line }) => `${JSON.stringify(text)} (${file}:${line})`);
