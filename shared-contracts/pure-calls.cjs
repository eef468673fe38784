'use strict';
const path = require('node:path');
const ts = require('typescript');

const sources = path.join(__dirname, 'src') + path.sep;

/**
 * A TypeScript transformer for the builds. Declarations of the contract are calls (`endpoint()`, `v.object()`), and a bundler
 * keeps what a call may do: who imports one endpoint would carry its whole file. None of ours does anything but answer, so each
 * call a module of the contract makes while it is read is marked pure, and what nobody imports leaves the bundle.
 *
 * @type {import('typescript').TransformerFactory<import('typescript').SourceFile>}
 */
const pureCalls = (context) => (file) => {
  if (!path.resolve(file.fileName).startsWith(sources)) return file;
  const mark = (node) => {
    if (ts.isFunctionLike(node)) return node;
    const visited = ts.visitEachChild(node, mark, context);
    if (!ts.isCallExpression(visited)) return visited;
    return ts.addSyntheticLeadingComment(visited, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__', false);
  };
  return ts.visitEachChild(file, mark, context);
};

module.exports = { pureCalls };
