import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createS3Client, type S3Options } from '../stores/s3/client';

const execute = promisify(execFile);

/** Programs of the Debian packages ceph-mon, ceph-osd and radosgw. */
const programs = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'monmaptool', 'osdmaptool'];

/** Returns whether the object store can be started on this machine; `npm run test:s3` installs it. */
export const isCephInstalled = () =>
  programs.every((program) => spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0);

const key = { accessKeyId: 'testkey', secretAccessKey: 'testsecret' };

function getConfig(folder: string, port: number, osds: number): string {
  // Without authentication between its parts: radosgw insists on "secure" then, unless the client mode is "crc".
  return `[global]
fsid = ${randomUUID()}
mon host = [v2:127.0.0.1:${port}/0]
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
osd pool default size = ${osds}
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd crush update on start = false
mon allow pool size one = true
[mon]
mon data = ${folder}/mon
mon data avail crit = 1
mon cluster log file = ${folder}/cluster.log
paxos propose interval = 0.05
paxos min wait = 0.02
[osd]
osd data = ${folder}/osd.$id
osd objectstore = memstore
[client]
rgw thread pool size = 64
rgw rados pool pg num min = 4
`;
}

/** Returns a port no program listens on. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** One process of the cluster, which tests end like a failure would. */
export interface Part {
  kill(): Promise<void>;
  start(): void;
}

export interface Ceph {
  /** Addresses of the gateways. */
  readonly endpoints: readonly string[];
  readonly gateways: readonly Part[];
  readonly osds: readonly Part[];
  /** Options for a client of a new bucket, through the first gateway. */
  createBucket(name: string): Promise<S3Options>;
  stop(): Promise<void>;
}

async function isResponding(endpoint: string): Promise<boolean> {
  return fetch(endpoint).then(
    () => true,
    () => false,
  );
}

/** Starts a Ceph cluster in memory with S3 gateways, on loopback: about a second with one OSD, four with three replicas. */
export async function startCeph({ osds: osdCount = 1, gateways: gatewayCount = 1 } = {}): Promise<Ceph> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ceph-'));
  const config = path.join(folder, 'c.conf');
  const monitorPort = await findPort();
  writeFileSync(config, getConfig(folder, monitorPort, osdCount));
  const numbers = Array.from({ length: osdCount }, (_none, at) => String(at));
  ['mon', ...numbers.map((at) => `osd.${at}`)].forEach((name) => mkdirSync(path.join(folder, name)));
  const run = (program: string, ...args: string[]) => execute(program, ['-c', config, ...args], { timeout: 60_000 });
  const log = openSync(path.join(folder, 'output'), 'a');

  function createPart(program: string, ...args: string[]): Part & { readonly child: () => ChildProcess } {
    const start = () => spawn(program, ['-c', config, '-f', ...args], { stdio: ['ignore', log, log] });
    let child = start();
    return { child: () => child, kill: () => end(child), start: () => void (child = start()) };
  }

  const monitorMap = path.join(folder, 'monmap');
  const address = `[v2:127.0.0.1:${monitorPort}]`;
  await execute('monmaptool', ['-c', config, '--create', '--clobber', '--addv', 'a', address, monitorMap]);
  await run('osdmaptool', '--createsimple', String(osdCount), path.join(folder, 'osdmap'));
  await run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', monitorMap, '--osdmap', path.join(folder, 'osdmap'));
  const monitor = createPart('ceph-mon', '-i', 'a');
  const osds = await Promise.all(
    numbers.map(async (at) => {
      await run('ceph-osd', '-i', at, '--mkfs', '--osd-uuid', randomUUID());
      return createPart('ceph-osd', '-i', at);
    }),
  );
  const user = ['--uid=test', '--display-name=test', `--access-key=${key.accessKeyId}`, `--secret=${key.secretAccessKey}`];
  await run('radosgw-admin', 'user', 'create', ...user);
  const ports = await Promise.all(Array.from({ length: gatewayCount }, findPort));
  const gateways = ports.map((port, at) =>
    createPart('radosgw', '-n', `client.rgw${at}`, `--rgw-frontends=beast endpoint=127.0.0.1:${port} tcp_nodelay=1`),
  );
  const endpoints = ports.map((port) => `http://127.0.0.1:${port}`);
  for (const endpoint of endpoints) while (!(await isResponding(endpoint))) await sleep(50);

  return {
    endpoints,
    gateways,
    osds,
    async createBucket(bucket) {
      const options = { bucket, prefix: '', endpoint: endpoints[0] ?? '', region: 'us-east-1', ...key };
      await createS3Client(options).send({ method: 'PUT', key: '' });
      return options;
    },
    async stop() {
      await Promise.all([...gateways, ...osds, monitor].map((part) => part.kill()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
