'use strict';
const path = require('node:path');
const Watchpack = require('watchpack');

/** Milliseconds without a change after which a save is complete. */
const QUIET = 150;

/**
 * Watches the sources, remote.json and configuration of a remote, saves by rename included.
 *
 * @param {string} dir the remote's folder
 * @param {() => Promise<void>} onChange called once per burst of changes, never while its last call is pending
 * @returns {() => void} stops watching
 */
function watchRemote(dir, onChange) {
  const watcher = new Watchpack({ aggregateTimeout: QUIET });
  let isRunning = false;
  let isStale = false;
  watcher.on('aggregated', async () => {
    isStale = true;
    if (isRunning) return;
    isRunning = true;
    while (isStale) {
      isStale = false;
      await onChange();
    }
    isRunning = false;
  });
  watcher.watch({
    directories: [path.join(dir, 'src')],
    files: ['remote.json', 'package.json', 'webpack.config.js'].map((name) => path.join(dir, name)),
    startTime: Date.now(),
  });
  return () => watcher.close();
}

module.exports = { watchRemote };
