import type { Store, Trust } from '@site-admin/delivery';
import type { Database } from './db/open';

/** Services passed to every part of the server. */
export interface Site {
  readonly db: Database;
  /** Unix ms. */
  readonly now: () => number;
  readonly environment: 'development' | 'production';
  /** Browsers reach the site by TLS, through a proxy on this machine. */
  readonly isSecure?: boolean;
  /** The registry and the published files of remotes. */
  readonly store: Store;
  /** The folder of the store, if it is one of this machine; the files of another store have an address of their own. */
  readonly storeFolder?: string;
  /** The keys of the registry; nothing is signed or checked without them. */
  readonly trust?: Trust;
  /** Accepts, at the start, a registry that is older than the one served before. */
  readonly acceptsOlder?: boolean;
  /** Base of the remotes' files on a host without cookies, with a trailing slash; the site's own origin when omitted. */
  readonly remotesBase?: string;
  /** Folder with shell.manifest.json and its files. */
  readonly shell: string;
  /** Origin of the provider; '' without one. */
  readonly provider: string;
  /** Seconds between two polls of the registry by an open page; 30 when omitted. */
  readonly pollSeconds?: number;
  /** Logins of the administrators with the right `operate`; every administrator when omitted. */
  readonly operators?: readonly string[];
  /** Folder with language packs of Jetpack; without one the page is in English. */
  readonly languages?: string;
  /** Folder with the built gallery of a remote; served in development only. */
  readonly gallery?: string;
}

/** Addresses of the site as the browser sees it, from the requested origin. */
export interface Addresses {
  /** Without a trailing slash. */
  readonly home: string;
  /** With a trailing slash. */
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
