/**
 * @jest-environment node
 */
/// <reference types="node" />
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteSettings, getSettings, updateSettings } from '@site-admin/contracts';
import { firstValueFrom, forkJoin, timer } from 'rxjs';
import * as v from 'valibot';
import { createResources } from '../resources/resources';
import { createNonce } from './nonce';
import { createPrefetched } from './prefetched';
import { createRequests } from './requests';

/**
 * The race of parallel writes, on a real WordPress with the real plugin (reference: wordpress, section 5). `REAL_SITE` is the
 * folder of a kit with the programs `start` and `login`; without it the tests are skipped.
 */
const kit = process.env['REAL_SITE'];
const rounds = 20;
const modules = ['latex', 'copy-post', 'widget-visibility', 'sitemaps'] as const;
const values = (isOn: boolean) => modules.map((name) => ({ [name]: isOn }));

const session = v.object({ url: v.string(), cookie: v.string(), nonce: v.string() });

interface RealSite {
  readonly data: string;
  readonly process: ChildProcess;
}

async function startSite(folder: string): Promise<RealSite> {
  const data = mkdtempSync(path.join(tmpdir(), 'real-site-'));
  const options = ['--port', '0', '--state', 'connected', '--data', path.join(data, 'site'), '--until-stdin-closes'];
  const started = spawn(path.join(folder, 'start'), options, { stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    started.stdout?.on('data', (chunk: Buffer) => chunk.toString().startsWith('ready') && resolve());
    started.on('exit', () => reject(new Error('The site did not start.')));
  });
  return { data, process: started };
}

/** Creates the page's request layer, cache and settings service, signed in as the administrator. */
function openPage(folder: string, { data }: RealSite) {
  const login = execFileSync(path.join(folder, 'login'), ['--data', path.join(data, 'site'), '--user', 'admin']);
  const { url, cookie, nonce } = v.parse(session, JSON.parse(login.toString()));
  const root = `${new URL(url).origin}/wp-json/`;
  const sent: string[] = [];
  const send: typeof fetch = (address, init) => {
    if (init?.method === 'POST') sent.push(String(init.body));
    return fetch(address, { ...init, headers: { ...Object(init?.headers), cookie } });
  };
  const clock = { now: Date.now, after: (ms: number) => timer(ms) as never };
  const requests = createRequests({
    root,
    clock,
    fetch: send,
    nonce: createNonce(nonce, `${new URL(url).origin}/wp-admin/admin-ajax.php?action=rest-nonce`, send),
    prefetched: createPrefetched(undefined, Date.now),
  });
  const settings = createSiteSettings({
    requests,
    resources: createResources({ requests, seeds: {}, now: Date.now }),
    notices: { show: () => '', dismiss: () => undefined },
    analytics: { record: () => undefined },
    clock,
    reload: () => undefined,
    describeError: String,
    texts: { progress: '', success: '', error: (message) => message, undo: '', undoLater: '' },
  });
  /** Sends without the request layer's queue. */
  const sendAtOnce = (body: object) =>
    send(`${root}jetpack/v4/settings`, {
      method: 'POST',
      headers: { 'X-WP-Nonce': nonce, 'Content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(({ status }) => status);
  return { requests, settings, sendAtOnce, sent };
}

(kit ? describe : describe.skip)('four toggles at once, on a real site (skipped without REAL_SITE)', () => {
  let site: RealSite;
  let page: ReturnType<typeof openPage>;

  beforeAll(async () => {
    site = await startSite(kit ?? '');
    page = openPage(kit ?? '', site);
  }, 180_000);
  afterAll(() => {
    site.process.stdin?.end();
    rmSync(site.data, { recursive: true, force: true });
  });

  /** Toggles all modules at once, round by round. Returns the number of rounds in which the site has not stored all of them. */
  async function countLost(switchAll: (isOn: boolean) => Promise<unknown>): Promise<number> {
    let lost = 0;
    for (let round = 0; round < rounds; round += 1) {
      const isOn = round % 2 === 0;
      await switchAll(isOn);
      const stored = await firstValueFrom(page.requests.call(getSettings));
      if (modules.some((name) => stored[name] !== isOn)) lost += 1;
      // The next round starts from a known state, even after lost updates.
      await firstValueFrom(page.requests.call(updateSettings, { body: Object.assign({}, ...values(isOn)) }));
    }
    process.stdout.write(`    lost updates in ${lost} of ${rounds} rounds, ${page.sent.splice(0).length - rounds} writes\n`);
    return lost;
  }

  test('sent in parallel, updates are lost, and every call is a 200', async () => {
    const statuses = new Set<number>();
    const lost = await countLost(async (isOn) => {
      for (const status of await Promise.all(values(isOn).map(page.sendAtOnce))) statuses.add(status);
    });
    expect([...statuses]).toEqual([200]);
    expect(lost).toBeGreaterThan(0);
  }, 300_000);

  test('through the request layer, none is lost', async () => {
    const lost = await countLost((isOn) =>
      firstValueFrom(forkJoin(values(isOn).map((body) => page.requests.call(updateSettings, { body })))),
    );
    expect(lost).toBe(0);
  }, 300_000);

  test('through the settings service, none is lost, with two requests a round', async () => {
    const lost = await countLost((isOn) => firstValueFrom(forkJoin(values(isOn).map((patch) => page.settings.change(patch)))));
    expect(lost).toBe(0);
  }, 300_000);
});
