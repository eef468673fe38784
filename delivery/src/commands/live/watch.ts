import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { Refused, UsageError } from '../../errors';

/** A page server whose pages are watched, and the account that may read its health. */
export interface WatchedSite {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly user: string;
  readonly password: string;
}

const count = v.object({ remote: v.string(), version: v.string(), phase: v.string(), outcome: v.string(), count: v.number() });
const running = v.object({ remote: v.string(), version: v.string(), pages: v.number(), waiting: v.number() });
/** Servers that do not count open pages, as those of WordPress, have no `running`. */
const health = v.object({ counts: v.array(count), running: v.optional(v.array(running)) });

/** @throws {UsageError} If the address or the account is missing. */
export function parseSite(url: string, env: Readonly<Record<string, string | undefined>>): WatchedSite {
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new UsageError(`--watch: expected the address of a site, found ${JSON.stringify(url)}.`);
  const { SITE_ADMIN_USER: user, SITE_ADMIN_PASSWORD: password } = env;
  if (user === undefined || password === undefined)
    throw new UsageError('--watch: set SITE_ADMIN_USER and SITE_ADMIN_PASSWORD, of an administrator of the site.');
  return { origin: url.replace(/\/$/, ''), user, password };
}

async function request(address: string, init: RequestInit): Promise<Response> {
  return fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    throw new Refused(`${new URL(address).origin} does not respond.`, [String(error)]);
  });
}

/** Signs in; returns the headers of requests to the site's API. */
async function signIn({ origin, user, password }: WatchedSite): Promise<Record<string, string>> {
  const body = new URLSearchParams({ log: user, pwd: password });
  const { headers } = await request(`${origin}/wp-login.php`, { method: 'POST', body, headers: { origin } });
  const cookie = headers.getSetCookie().map((each) => each.split(';')[0]);
  const nonce = await request(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { cookie: cookie.join('; ') } });
  if (cookie.length === 0 || nonce.status !== 200)
    throw new Refused(`${origin} refused the account ${user}.`, ['Check SITE_ADMIN_USER and SITE_ADMIN_PASSWORD.']);
  return { cookie: cookie.join('; '), 'x-wp-nonce': await nonce.text() };
}

/** The open pages with a remote that report to one server. */
export interface OpenPageCounts {
  /** Those that run the watched version. */
  readonly swapped: number;
  readonly all: number;
  /** Those that keep another version until unsaved work is saved. */
  readonly waiting: number;
}

/** How often a version was mounted on pages, and how often that failed. */
export interface Mounts {
  readonly mounted: number;
  readonly failed: number;
  readonly open?: OpenPageCounts;
}

function countOpenPages(pages: v.InferOutput<typeof health>['running'], remote: string, version: string) {
  if (!pages) return undefined;
  const ofRemote = pages.filter((each) => each.remote === remote);
  const sum = (chosen: typeof ofRemote) => chosen.reduce((total, each) => total + each.pages, 0);
  const others = ofRemote.filter((each) => each.version !== version);
  return {
    swapped: sum(ofRemote.filter((each) => each.version === version)),
    all: sum(ofRemote),
    waiting: others.reduce((total, { waiting }) => total + waiting, 0),
  };
}

/** Returns a reader of the mounts since its creation. */
export async function openWatch(site: WatchedSite, remote: string, version: string): Promise<() => Promise<Mounts>> {
  const headers = await signIn(site);
  const read = async (): Promise<Mounts> => {
    const response = await request(`${site.origin}/wp-json/site-admin/v1/health`, { headers });
    const parsed = v.safeParse(health, response.status === 200 ? await response.json() : undefined);
    if (!parsed.success)
      throw new Refused(`${site.origin} does not report its health (status ${response.status}).`, ['Use an administrator.']);
    const ours = parsed.output.counts.filter((each) => each.remote === remote && each.version === version);
    const sum = (chosen: typeof ours) => chosen.reduce((total, each) => total + each.count, 0);
    const open = countOpenPages(parsed.output.running, remote, version);
    return {
      mounted: sum(ours.filter(({ phase, outcome }) => phase === 'mount' && outcome === 'ok')),
      failed: sum(ours.filter(({ outcome }) => outcome === 'failed')),
      ...(open && { open }),
    };
  };
  const before = await read();
  return async () => {
    const { mounted, failed, ...open } = await read();
    return { mounted: mounted - before.mounted, failed: failed - before.failed, ...open };
  };
}

const describeOpen = ({ swapped, all, waiting }: OpenPageCounts) =>
  `Open pages that run it: ${swapped} of ${all}. Waiting for unsaved work: ${waiting}.`;

const describe = ({ mounted, failed, open }: Mounts) =>
  `${open ? describeOpen(open) : `Pages that mounted it: ${mounted}.`} Failures reported: ${failed}.`;

/** Prints how many pages run a version as that changes, until `seconds` have passed; returns the last figures. */
export async function watchMounts(read: () => Promise<Mounts>, seconds: number, print: (line: string) => void): Promise<Mounts> {
  const until = Date.now() + seconds * 1000;
  let printed = describe({ mounted: 0, failed: 0 });
  for (;;) {
    const next = await read();
    const line = describe(next);
    if (line !== printed) print(line);
    printed = line;
    if (Date.now() >= until) return next;
    await sleep(Math.min(2000, Math.max(0, until - Date.now())));
  }
}
