import type { Database } from './db/open';

/** What every part of the server is given. */
export interface Site {
  readonly db: Database;
  /** Unix ms. */
  readonly now: () => number;
  readonly environment: 'development' | 'production';
  /** Folder with registry.json and remotes/. */
  readonly store: string;
  /** Folder with shell.manifest.json and its files. */
  readonly shell: string;
  /** Where the provider answers; '' while none is built in. */
  readonly provider: string;
  /** Seconds between two looks of an open page at what is live; 30 when left out. */
  readonly pollSeconds?: number;
}

/** Addresses of the site as the browser knows it, from the origin it came by. */
export interface Addresses {
  /** Without a slash at the end. */
  readonly home: string;
  /** With one. */
  readonly admin: string;
  readonly api: string;
  readonly pluginBase: string;
  /** `example.org`, or `example.org::sub`. */
  readonly raw: string;
}

export function getAddresses(home: string): Addresses {
  return {
    home,
    admin: `${home}/wp-admin/`,
    api: `${home}/wp-json/`,
    pluginBase: `${home}/wp-content/plugins/jetpack`,
    raw: home.replace(/^https?:\/\//, '').replaceAll('/', '::'),
  };
}
