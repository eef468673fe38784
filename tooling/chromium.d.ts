/** Debian packages of Chromium, in order of preference. */
export type ChromiumPackages = readonly string[];

/** Packages for the browser tests: the headless shell runs them in three quarters of the time. */
export const testBrowsers: ChromiumPackages;

/** Packages for the benchmark, which measures the browser that users have. */
export const benchBrowsers: ChromiumPackages;

/** Returns the path of the first of `packages` that is installed; undefined if none is. */
export function findChromium(packages: ChromiumPackages, searchPath?: string): string | undefined;

/** Returns options of Playwright for CHROMIUM_PATH, or else for the first of `packages` that is installed. */
export function getLaunchOptions(packages: ChromiumPackages): { executablePath?: string; args: string[] };
