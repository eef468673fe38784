'use strict';
const { readPackage } = require('../workspace.js');

/**
 * Libraries the shell provides to every remote, once: imported name → package whose version it has. Only exact names are shared, so
 * `react-dom/client` is listed as well as `react-dom`. Our own entries are facades: a shared module is never tree-shaken, so sharing a
 * whole library would ship all of it.
 */
const libraries = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  '@site-admin/runtime/router': '@site-admin/runtime',
  '@site-admin/runtime/rx': '@site-admin/runtime',
  '@site-admin/runtime/store': '@site-admin/runtime',
  '@site-admin/runtime/i18n': '@site-admin/runtime',
  '@site-admin/kit': '@site-admin/kit',
  '@site-admin/ui': '@site-admin/ui',
};

const getVersion = (name) => readPackage(`node_modules/${name}`).version;
const each = (make) => Object.fromEntries(Object.entries(libraries).map(([name, owner]) => [name, make(getVersion(owner))]));

/** Returns library → version, as the shell provides it. */
const provided = () => each((version) => version);

/** Returns library → range a remote built today needs: any compatible newer version. */
const needed = () => each((version) => `^${version}`);

/**
 * Returns build constants for the shell's code: the versions it provides, and which half of the federation runtime it needs. Entries are
 * loaded by their address, so the half that parses the runtime's own manifests is left out.
 */
const definitions = () => ({
  SITE_ADMIN_LIBRARIES: JSON.stringify(provided()),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  ENV_TARGET: JSON.stringify('web'),
});

/** Returns `shared` of a remote; `import: false` leaves it without a copy of its own that could be chosen by mistake. */
const ofRemote = () => each((version) => ({ singleton: true, import: false, requiredVersion: `^${version}` }));

module.exports = { libraries, provided, needed, definitions, ofRemote };
