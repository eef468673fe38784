/**
 * Compares the page in a real WordPress (nginx, php-fpm, MariaDB) with the embedded site, same build, in turns:
 * `WORDPRESS_KIT=FOLDER npm run bench:wordpress [-- --rounds N]`. Exits with 1 if a target is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hostKit } from '../wordpress/tests/real-site/kit-on-servers';
import { kit, startRealSite } from '../wordpress/tests/real-site/real-site';
import { findMissingPrograms } from '../wordpress/tests/real-site/wordpress-host';
import { conditions, launch } from './browser';
import { median } from './figures';
import { measureLoad, type Load } from './measure';
import { root } from './root';
import type { Session } from './site';
import { serveComposed } from './variants';

/**
 * What the page in WordPress may cost, throttled: time as a multiple of the embedded site's, requests to the site, bytes of the shell and
 * remotes. Requests of Jetpack's other modules to other sites are listed, but depend on the site.
 */
const targets = { firstCard: 1.45, requests: 40, ownBytes: 230_000 };

interface Place {
  readonly address: string;
  readonly session: Session;
}

/** Starts the plugin in a WordPress; resolves with its page in the session of the first admin. */
async function serveWordPress(folder: string): Promise<Place & { stop(): Promise<void> }> {
  const data = path.join(folder, 'kit');
  const site = await startRealSite(path.join(root, '.cache/wordpress/site-admin'), { state: 'connected', folder: data });
  await site.stop();
  const host = await hostKit(data, path.join(folder, 'host'));
  const { cookies } = site.login('admin');
  const { hostname } = new URL(host.origin);
  const cookie = { domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const };
  return {
    address: `${host.origin}/wp-admin/admin.php?page=jetpack#/dashboard`,
    session: {
      cookies: cookies.map(({ name, value }) => ({ ...cookie, name, value: encodeURIComponent(value) })),
      origins: [],
    },
    stop: host.stop,
  };
}

const round = (value: number) => Math.round(value).toLocaleString('en-US');

/** Prints one row per figure, with the ratio; returns whether the targets are met. */
function report(title: string, embedded: readonly Load[], real: readonly Load[]): boolean {
  const figures = [
    'firstCard',
    'statsNumbers',
    'requests',
    'externalRequests',
    'ownBytes',
    'documentBytes',
    'scriptBytes',
    'blocking',
  ] as const;
  const row = (name: (typeof figures)[number]) => {
    const [one, other] = [embedded, real].map((loads) => median(loads.map((load) => load[name])));
    return { embedded: round(one ?? 0), wordpress: round(other ?? 0), ratio: ((other ?? 0) / (one || 1)).toFixed(2) };
  };
  console.log(title);
  console.table(Object.fromEntries(figures.map((name) => [name, row(name)])));
  const ratio = median(real.map(({ firstCard }, at) => firstCard / (embedded[at]?.firstCard ?? Number.NaN)));
  const requests = median(real.map((load) => load.requests - load.externalRequests));
  const ownBytes = median(real.map((load) => load.ownBytes));
  console.log(
    `First card ${ratio.toFixed(2)}x, ${requests} requests to the site, ${round(ownBytes)} bytes of the page's own files.`,
  );
  return ratio <= targets.firstCard && requests <= targets.requests && ownBytes <= targets.ownBytes;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const missing = findMissingPrograms();
  if (kit === undefined || missing.length > 0) {
    console.log(`Skipped: ${kit === undefined ? 'WORDPRESS_KIT names no kit' : `${missing.join(', ')} are not installed`}.`);
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const browser = await launch();
  const real = await serveWordPress(folder);
  const embedded = await serveComposed(browser, folder);
  try {
    for (const chosen of conditions) {
      const loads: { embedded: Load[]; real: Load[] } = { embedded: [], real: [] };
      const measure = ({ address, session }: Place) => measureLoad(browser, address, chosen, session);
      // Fills the caches of PHP.
      await measure(real);
      for (let at = 0; at < Number(values.rounds); at += 1) {
        loads.embedded.push(await measure(embedded));
        loads.real.push(await measure(real));
      }
      const isMet = report(chosen.title, loads.embedded, loads.real);
      if (!isMet && chosen.name === 'throttled') process.exitCode = 1;
    }
  } finally {
    await Promise.all([embedded.stop(), real.stop(), browser.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
