'use strict';
const path = require('node:path');

/** The repository's root. */
const root = path.join(__dirname, '../..');

/** package.json of a part. */
const packageOf = (folder) => require(path.join(root, folder, 'package.json'));

/** Package name → folder, for every workspace. */
const folders = new Map(packageOf('.').workspaces.map((folder) => [packageOf(folder).name, folder]));

/** `folder` and every part of ours it depends on, directly or not, in the order they are met. */
function withDependencies(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const name of Object.keys(packageOf(folder).dependencies ?? {})) {
    const dependency = folders.get(name);
    if (dependency !== undefined) withDependencies(dependency, found);
  }
  return found;
}

module.exports = { root, packageOf, folders, withDependencies };
