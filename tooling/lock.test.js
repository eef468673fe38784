'use strict';
const lock = require('../package-lock.json');
const { findWorkspaces } = require('./workspace.js');

const entries = Object.entries(lock.packages);
const installed = entries.filter(([place, { link }]) => place.includes('node_modules/') && !link);

test('every package of the lock has its hash', () => {
  expect(installed.filter(([, { integrity }]) => integrity === undefined).map(([place]) => place)).toEqual([]);
});

test('the lock names no registry', () => {
  expect(entries.filter(([, { resolved }]) => /^https?:/.test(resolved ?? '')).map(([place]) => place)).toEqual([]);
});

test('the lock lists every optional binary: npm ci refuses one that lacks the binaries of other systems', () => {
  const lacks = ([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in lock.packages) && !(`${place}/node_modules/${name}` in lock.packages),
    );
  // Where the registry does not carry the newest binaries, pin the version whose binaries it does (`overrides` in package.json).
  expect(entries.flatMap(lacks)).toEqual([]);
});

test('every part is in the lock', () => {
  expect(findWorkspaces().filter((part) => !(part in lock.packages))).toEqual([]);
});
