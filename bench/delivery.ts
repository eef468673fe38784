/**
 * Measures the delivery of a large registry to many open pages: `npm run bench:delivery [-- --pages N --seconds N]`. Prints the table, and
 * writes it to bench/results/delivery-latest.md. Needs a finished build.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { shellManifest } from '@site-admin/contracts';
import * as v from 'valibot';
import { percentile } from './figures';
import { createBigStore, size, type BigStore } from './delivery/big-store';
import { measurePages, type PageFigures } from './delivery/measure-pages';
import type { Polled } from './delivery/open-page';
import { startNginx } from './delivery/static-server';
import { getMachine } from './load-report';
import { startServer, type LoadedServer } from './load-server';
import { root } from './root';

const { values: options } = parseArgs({
  options: { pages: { type: 'string', default: '1000' }, seconds: { type: 'string', default: '30' } },
});
const count = Number(options.pages);
const seconds = Number(options.seconds);

/** Streams are limited per session: as many sessions as needed, which have ten pages each. */
const pagesPerSession = 10;

const routes = { registry: '/wp-json/site-admin/v1/registry', events: '/wp-json/site-admin/v1/events' };

async function createSessions(server: LoadedServer, pages: number): Promise<Readonly<Record<string, string>>[]> {
  const sessions = [server.headers];
  while (sessions.length * pagesPerSession < pages) sessions.push(await server.signIn());
  return sessions;
}

function readContract() {
  const { contract, provides, events, extensionPoints } = v.parse(
    shellManifest,
    JSON.parse(readFileSync(path.join(root, 'shell/dist/shell.manifest.json'), 'utf8')),
  );
  return { version: contract, provides, events, extensionPoints };
}

function promote(store: BigStore): number {
  store.promote();
  return store.revision;
}

async function measureServer(folder: string, store: BigStore, hasEvents: boolean): Promise<PageFigures> {
  const server = await startServer(['--store', folder]);
  const sessions = await createSessions(server, hasEvents ? count : 1);
  const getPolled = (at: number): Polled => ({
    url: server.origin + routes.registry,
    headers: sessions[at % sessions.length] ?? {},
    ...(hasEvents && { events: server.origin + routes.events }),
  });
  return measurePages({ server, count, getPolled, seconds, promote: () => promote(store) }).finally(() => server.stop());
}

async function measureFiles(folder: string, store: BigStore): Promise<PageFigures | undefined> {
  const server = await startNginx(folder);
  if (!server) return undefined;
  const getPolled = (): Polled => ({ url: `${server.origin}/registry.json`, headers: {} });
  return measurePages({ server, count, getPolled, seconds, promote: () => promote(store) }).finally(() => server.stop());
}

function toRow(what: string, figures: PageFigures | undefined): string {
  if (!figures) return `| ${what} | not measured: nginx is not installed | | | | | | |`;
  const { took, cpu, memory, spread } = figures;
  const ms = (share: number) => (took.length > 0 ? `${percentile(took, share).toFixed(1)} ms` : '');
  const latency = [String(took.length), ms(0.5), ms(0.99)];
  const rest = [
    `${(cpu.share * 100).toFixed(1)} %`,
    took.length > 0 ? `${((cpu.seconds / took.length) * 1000).toFixed(2)} ms` : '',
    `${(memory / 1e6).toFixed(0)} MB`,
    `${(spread / 1000).toFixed(2)} s`,
  ];
  return `| ${[what, ...latency, ...rest].join(' | ')} |`;
}

function getReport(rows: readonly string[], busy: number): string {
  const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return [
    '# Delivery',
    '',
    `Commit ${commit}, ${new Date().toISOString()}. ${getMachine()}. The machine's load was ${busy.toFixed(1)} before the run, which simulates the pages on the same machine.`,
    `${size.remotes} remotes with ${size.versions} versions each; ${count} open pages with a kept connection each, which send the ETag of their last response. For ${seconds} s nothing changes, then one version is promoted; the last column is the time until every page has its revision.`,
    '',
    `| Pages | Polls | p50 | p99 | Processor | Of it per poll | Memory (RSS) | All pages have it |`,
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

async function main(): Promise<void> {
  const busy = loadavg()[0] ?? 0;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-delivery-'));
  // nginx may run as another user.
  chmodSync(folder, 0o755);
  const store = createBigStore(folder, readContract());
  const rows: string[] = [];
  const add = (what: string, figures: PageFigures | undefined) => {
    rows.push(toRow(what, figures));
    console.log(rows.at(-1));
  };
  add(`poll a page server every ${seconds} s`, await measureServer(folder, store, false));
  add('have a stream of a page server', await measureServer(folder, store, true));
  add(`poll a static file of nginx every ${seconds} s`, await measureFiles(folder, store));
  rmSync(folder, { recursive: true, force: true });
  const report = getReport(rows, busy);
  mkdirSync(path.join(root, 'bench/results'), { recursive: true });
  writeFileSync(path.join(root, 'bench/results/delivery-latest.md'), report);
  process.stdout.write(report);
}

// Simulated pages may still wait for their next poll.
void main().then(() => process.exit());
