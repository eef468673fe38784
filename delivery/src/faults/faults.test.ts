import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCeph, type Ceph } from '../testing/ceph';
import { harness, type Harness } from '../testing/harness';
import { startBalancer, type Balancer } from './balancer';
import { openPages, type OpenPages } from './open-pages';
import { startPageServer, type PageServer } from './page-server';

const minute = 60_000;
const pagesOfEach = 10;

let ceph: Ceph;
let balancer: Balancer;
let at: Harness;
let servers: PageServer[] = [];
let pages: OpenPages[] = [];
let storeArgs: string[];
const rows: string[] = [];

/** Resolves with the seconds until every page on every server has this version. */
async function agree(active: string): Promise<number> {
  const started = Date.now();
  while (!pages.every((each) => each.agreeOn(active))) {
    if (Date.now() - started > minute) throw new Error(`After a minute not every page has ${active}.`);
    await sleep(50);
  }
  return (Date.now() - started) / 1000;
}

const takeFaults = () => pages.flatMap((each) => each.takeFaults());
const promote = (version: string) => at.remotes('promote', 'sample', version);

/** Adds a row of the table in docs/ops.md. */
function report(fault: string, during: string, seconds: number): void {
  rows.push(`| ${fault} | ${during} | ${seconds.toFixed(1)} s |`);
}

// Takes minutes: `npm run test:s3 -- --faults`.
(process.env.SITE_ADMIN_FAULTS === '1' ? describe : describe.skip)('two page servers behind a store of three replicas', () => {
  beforeAll(async () => {
    ceph = await startCeph({ osds: 3, gateways: 2 });
    const { accessKeyId, secretAccessKey } = await ceph.createBucket('faults');
    balancer = await startBalancer(ceph.endpoints);
    storeArgs = ['--store', 's3://faults/site', '--endpoint', balancer.endpoint];
    const env = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
    Object.assign(process.env, env);
    at = await harness({ argv: storeArgs, env, now: () => new Date() });
    for (const version of ['1.0.0', '1.1.0']) {
      await at.build('remote-sample', { version, code: `// ${version}` });
      await at.remotes('publish', 'remote-sample');
    }
    await promote('1.0.0');
    const options = [...storeArgs, '--shell', path.join(at.folder, 'shell/dist')];
    servers = [await startPageServer(options, env), await startPageServer(options, env)];
    pages = servers.map((server) => openPages(server, pagesOfEach));
    await agree('1.0.0');
  }, 2 * minute);

  afterAll(async () => {
    await Promise.all(pages.map((each) => each.stop()));
    await Promise.all(servers.map((server) => server.stop()));
    await balancer?.stop();
    await ceph?.stop();
    await at?.remove();
    process.stdout.write(`${['| Fault | Meanwhile | All pages agree after |', '| --- | --- | --- |', ...rows].join('\n')}\n`);
  });

  afterEach(async () => {
    expect(takeFaults()).toEqual([]);
    expect((await at.remotes('verify')).output).toContain('are intact.');
  });

  test(
    'a page server killed during a promote',
    async () => {
      const [first, second] = servers;
      const [onFirst, onSecond] = pages;
      if (!first || !second || !onFirst || !onSecond) throw new Error('There are two servers.');
      onFirst.isExpectedToFail = true;
      const promoting = promote('1.1.0');
      await first.kill();
      expect((await promoting).code).toBe(0);
      while (!onSecond.agreeOn('1.1.0')) await sleep(50);
      await first.restart();
      report('page server killed during a promote', 'the other serves on', await agree('1.1.0'));
      onFirst.isExpectedToFail = false;
    },
    2 * minute,
  );

  test(
    'the command killed during a promote, at ten moments',
    async () => {
      const main = path.join(__dirname, '../main.ts');
      for (let round = 0; round < 10; round += 1) {
        const version = round % 2 === 0 ? '1.0.0' : '1.1.0';
        const args = ['--import', require.resolve('tsx'), main, 'promote', 'sample', version, ...storeArgs];
        const job = spawn(process.execPath, args, { stdio: 'ignore' });
        const ended = once(job, 'exit');
        await sleep(400 + round * 100);
        job.kill('SIGKILL');
        await ended;
        expect((await at.remotes('verify')).code).toBe(0);
      }
      await promote('1.0.0');
      report('command killed during a promote, 10 times', 'the registry is whole each time', await agree('1.0.0'));
    },
    3 * minute,
  );

  test(
    'the store away for a minute',
    async () => {
      balancer.isAway = true;
      const before = pages.map((each) => each.count());
      const { code, output } = await promote('1.1.0');
      expect({ code, output }).toMatchObject({ code: 4, output: expect.stringContaining('does not respond') });
      await sleep(minute);
      expect(pages.every((each) => each.agreeOn('1.0.0'))).toBe(true);
      const polls = pages.reduce((sum, each, index) => sum + each.count() - (before[index] ?? 0), 0);
      balancer.isAway = false;
      expect((await promote('1.1.0')).code).toBe(0);
      report(
        'store away for a minute',
        `${polls} polls, all with what was live; a promote fails, with its reason`,
        await agree('1.1.0'),
      );
    },
    3 * minute,
  );

  test(
    'a gateway killed during a promote',
    async () => {
      const [gateway] = ceph.gateways;
      const promoting = promote('1.0.0');
      await gateway?.kill();
      expect((await promoting).code).toBe(0);
      report('gateway killed during a promote', 'the other gateway takes over', await agree('1.0.0'));
      gateway?.start();
    },
    2 * minute,
  );

  test(
    'a replica killed during a promote',
    async () => {
      const promoting = promote('1.1.0');
      await ceph.osds[0]?.kill();
      expect((await promoting).code).toBe(0);
      report('one of three replicas killed during a promote', 'reads and writes go on', await agree('1.1.0'));
    },
    3 * minute,
  );
});
