'use strict';
const path = require('node:path');
const ts = require('typescript');
const { root } = require('../workspace.js');

/** Folder whose module constants are pure declarations: endpoints, schemas, tables. */
const declarative = path.join(root, 'shared-contracts/src') + path.sep;

/** Marks each call of `node` as pure; calls inside functions, which run later, are not marked. */
function markCalls(node, context) {
  const visit = (child) => {
    if (ts.isFunctionLike(child)) return child;
    const visited = ts.visitEachChild(child, visit, context);
    const isCall = ts.isCallExpression(visited) || ts.isNewExpression(visited);
    return isCall ? ts.addSyntheticLeadingComment(visited, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__', false) : visited;
  };
  return visit(node);
}

/**
 * A TypeScript transformer for the contract: its top-level constants are made by calls (`endpoint(…)`, `v.object(…)`), which a bundler must
 * otherwise keep, used or not. A remote then contains only the endpoints and schemas it uses.
 */
function pureDeclarations(context) {
  const constant = (declaration) =>
    declaration.initializer === undefined
      ? declaration
      : ts.factory.updateVariableDeclaration(
          declaration,
          declaration.name,
          declaration.exclamationToken,
          declaration.type,
          markCalls(declaration.initializer, context),
        );
  const statement = (node) => {
    if (!ts.isVariableStatement(node)) return node;
    const { declarationList: list, modifiers } = node;
    const marked = ts.factory.updateVariableDeclarationList(list, list.declarations.map(constant));
    return ts.factory.updateVariableStatement(node, modifiers, marked);
  };
  return (file) => {
    if (!path.normalize(file.fileName).startsWith(declarative)) return file;
    return ts.factory.updateSourceFile(file, file.statements.map(statement));
  };
}

module.exports = { pureDeclarations };
