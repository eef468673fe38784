'use strict';
const path = require('node:path');
const { findRemotes, root } = require('../workspace.js');
const { containerPrefix } = require('./container-name.js');
const { readDeclaration } = require('./remote-manifest.js');

/** Returns the source of a module that exports every remote's own module by the prefix of its container. */
function allRemotes() {
  const lines = findRemotes().map((part, at) => {
    const dir = path.join(root, part);
    const file = JSON.stringify(path.join(dir, 'src/index.ts'));
    return `import * as remote${at} from ${file};\nmodules.set('${containerPrefix(readDeclaration(dir).name)}', remote${at});`;
  });
  return ['export const modules = new Map();', ...lines].join('\n');
}

/** Returns the source of a module that loads the galleries of the remotes in `dirs` by the remote's name. */
function allGalleries(dirs) {
  const lines = dirs.map((dir) => {
    const [name, states] = [readDeclaration(dir).name, path.join(dir, 'src/gallery')].map((text) => JSON.stringify(text));
    return `  ${name}: () => import(${states}).then(({ gallery }) => gallery),`;
  });
  return ['export const galleries = {', ...lines, '};'].join('\n');
}

module.exports = { allGalleries, allRemotes };
