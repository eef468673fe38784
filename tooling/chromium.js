'use strict';
/** The Chromium that the browser tests and the benchmark run, and how it is started. */
const { accessSync, constants } = require('node:fs');
const path = require('node:path');

/** Programs on the PATH, by the Debian package that contains them. */
const programs = {
  'chromium-headless-shell': ['chromium-headless-shell', 'chrome-headless-shell'],
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
};

/** Packages for the browser tests, in order of preference: the headless shell runs them in three quarters of the time. */
const testBrowsers = ['chromium-headless-shell', 'chromium'];

/** The benchmark measures the browser that users have. */
const benchBrowsers = ['chromium'];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of the first of `packages` that is installed; undefined if none is. */
function findChromium(packages, searchPath = process.env.PATH ?? '') {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  return packages
    .flatMap((name) => programs[name])
    .flatMap((program) => folders.map((folder) => path.join(folder, program)))
    .find(isExecutable);
}

/** Returns options of Playwright for CHROMIUM_PATH, or else for the first of `packages` that is installed. */
const getLaunchOptions = (packages) => ({
  executablePath: process.env.CHROMIUM_PATH ?? findChromium(packages),
  args: ['--disable-gpu', '--disable-quic'],
});

module.exports = { testBrowsers, benchBrowsers, findChromium, getLaunchOptions };
