'use strict';
const path = require('node:path');
const { findWorkspaces, root } = require('../workspace.js');

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
      module: { type: 'commonjs' },
    },
  ],
};
const shared = {
  rootDir: root,
  transform: { ...transform, '\\.svg$': path.join(__dirname, 'asset.js') },
  // Published as ES modules only; Jest runs CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(redux-observable|cookie)/)'],
  moduleNameMapper: { '\\.css$': path.join(__dirname, 'class-names.js') },
};

const browserTests = {
  ...shared,
  testEnvironment: path.join(root, 'e2e/environment.ts'),
  globalSetup: path.join(root, 'e2e/prepare.ts'),
  globalTeardown: path.join(root, 'e2e/clear.ts'),
};

// Every other part but e2e runs in a browser, remotes included.
const nodeParts = ['shared-contracts', 'site-server', 'delivery', 'bench', 'tooling', 'wordpress'];
const browserParts = findWorkspaces().filter((part) => ![...nodeParts, 'e2e'].includes(part));
const getTests = (part) => `<rootDir>/${part}/**/*.test.{ts,tsx,mjs,js}`;

/**
 * `npx jest shell/src/frame` runs the tests below a path; those in `e2e` need built remotes (`npm test -- --e2e` builds them). With
 * `--selectProjects` the path goes first: that option takes every word after it for the name of a project.
 */
module.exports = {
  // A slow machine must not fail a test; a hanging test still fails.
  testTimeout: 30_000,
  testSequencer: path.join(__dirname, 'sequencer.js'),
  projects: [
    {
      ...shared,
      displayName: 'unit-browser',
      testEnvironment: 'jsdom',
      setupFiles: [path.join(__dirname, 'globals.js')],
      setupFilesAfterEnv: [path.join(__dirname, 'setup.js')],
      testMatch: browserParts.map(getTests),
    },
    {
      ...shared,
      displayName: 'unit-node',
      testEnvironment: 'node',
      testMatch: nodeParts.map(getTests),
      testPathIgnorePatterns: ['<rootDir>/wordpress/tests/complete/'],
    },
    { ...browserTests, displayName: 'e2e', testMatch: [getTests('e2e')], testPathIgnorePatterns: ['<rootDir>/e2e/wordpress/'] },
    {
      ...browserTests,
      displayName: 'wordpress',
      testMatch: [getTests('e2e/wordpress')],
      testPathIgnorePatterns: ['<rootDir>/e2e/wordpress/complete/'],
    },
    {
      ...browserTests,
      displayName: 'wordpress-complete',
      testMatch: ['e2e/wordpress/complete', 'wordpress/tests/complete'].map(getTests),
    },
  ],
};
