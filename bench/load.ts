import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { declaredEndpoints } from '@site-admin/contracts';
import autocannon from 'autocannon';
import { judge, getReport, targets } from './load-report';
import { startServer, type LoadedServer } from './load-server';
import { root } from './root';

const parameters: Readonly<Record<string, string>> = { slug: 'stats', keyring_id: '5' };
const filled = (place: string) => place.replace(/:(\w+)/g, (_all, name: string) => parameters[name] ?? '');

/** Every GET of the contract, the registry, and the page itself. */
const addresses = [
  ...declaredEndpoints()
    .filter(({ method }) => method === 'GET')
    .map((endpoint) => `/wp-json/jetpack/v4/${filled(endpoint.path)}`),
  '/wp-json/jetpack/v4/module/stats/data?range=week',
  '/wp-json/site-admin/v1/registry',
  '/wp-admin/admin.php?page=jetpack',
];

const connections = 10;

/** Request headers of a browser, compression included. */
const getHeaders = ({ headers }: LoadedServer) => ({ ...headers, 'accept-encoding': 'gzip, deflate, br' });

/** Returns the addresses with status 200; logs and omits the others. */
async function sorted(server: LoadedServer): Promise<{ taken: string[]; left: string[] }> {
  const taken: string[] = [];
  const left: string[] = [];
  for (const address of addresses) {
    const { status } = await fetch(server.origin + address, { headers: getHeaders(server) });
    if (status === 200) taken.push(address);
    else left.push(`${address} (${status})`);
  }
  return { taken, left };
}

async function fire(server: LoadedServer, paths: readonly string[], rate: number, seconds: number) {
  let memory = await server.memory();
  const watch = setInterval(() => void server.memory().then((now) => (memory = Math.max(memory, now))), 500);
  const headers = getHeaders(server);
  const requests = paths.map((each) => ({ method: 'GET' as const, path: each, headers }));
  let next = 0;
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    overallRate: rate,
    requests,
    // Each starts at another address, so that they do not request the same one at the same time.
    setupClient(client) {
      const first = Math.floor((next * requests.length) / connections);
      next += 1;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  clearInterval(watch);
  return { result, memory };
}

/** `npm run bench:load [-- --seconds N --rate N]`: load tests a fresh site, and writes the results to bench/results. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '60' }, rate: { type: 'string', default: String(targets.rate) } },
  });
  const rate = Number(values.rate);
  const busy = loadavg()[0] ?? 0;
  const server = await startServer();
  const { taken, left } = await sorted(server);
  const run = { ...(await fire(server, taken, rate, Number(values.seconds))), rate, busy, taken, left };
  await server.stop();
  const folder = path.join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'load-latest.md'), getReport(run));
  process.stdout.write(getReport(run));
  if (judge(run).some(({ met }) => !met)) process.exitCode = 1;
}

void main();
