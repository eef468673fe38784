'use strict';
/** The parts of this repository, discovered by their folders, so that no list has to name a remote. */
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** The repository's root. */
const root = path.join(__dirname, '..');

const readPackage = (folder, at = root) => JSON.parse(readFileSync(path.join(at, folder, 'package.json'), 'utf8'));

/** Returns the folders below `at` that match `pattern`, a name that may end in `*`, and contain `file`. */
function matchFolders(at, pattern, file) {
  const isMatch = (name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern);
  const folders = readdirSync(at, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter(isMatch);
  return names.filter((name) => existsSync(path.join(at, name, file))).sort();
}

/** Returns the folder of every workspace of package.json, with patterns expanded as npm does. */
const findWorkspaces = (at = root) =>
  readPackage('.', at).workspaces.flatMap((pattern) => matchFolders(at, pattern, 'package.json'));

/** Returns the folder of every remote: `remote-*` with a remote.json. */
const findRemotes = (at = root) => matchFolders(at, 'remote-*', 'remote.json');

/** Returns the folder of every remote that has something for other users than operators, as its remote.json declares. */
const findUserRemotes = (at = root) =>
  findRemotes(at).filter((folder) => {
    const { pages, navigation = [], extensions = [] } = JSON.parse(readFileSync(path.join(at, folder, 'remote.json'), 'utf8'));
    return [...pages, ...navigation, ...extensions].some(({ audience }) => audience !== 'operators');
  });

/** Returns every part that webpack builds, in build order. */
const findBuiltParts = (at = root) => ['shell', ...findRemotes(at)];

/** Returns `folder` and every part it depends on, directly or not. */
function withDependencies(folder) {
  const folders = new Map(findWorkspaces().map((name) => [readPackage(name).name, name]));
  const found = new Set();
  const add = (part) => {
    if (found.has(part)) return;
    found.add(part);
    for (const name of Object.keys(readPackage(part).dependencies ?? {})) {
      const dependency = folders.get(name);
      if (dependency !== undefined) add(dependency);
    }
  };
  add(folder);
  return found;
}

module.exports = { root, readPackage, findWorkspaces, findRemotes, findUserRemotes, findBuiltParts, withDependencies };
