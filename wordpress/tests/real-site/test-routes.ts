import type { ChangeableSite } from './changeable-site';
import { putRegistry } from './small-plugin';

/** Tests the routes of the plugin, in the site of the calling file. */
export function testRoutes(site: () => ChangeableSite): void {
  test('routes and overrides depend on the capabilities of the user', async () => {
    const base = '/wp-json/site-admin/v1/';
    const statuses = async (user?: string) => [
      (await site().fetch(`${base}registry`, user)).status,
      (await site().fetch(`${base}health`, user)).status,
      (
        await site().fetch(`${base}health`, user, {
          method: 'POST',
          body: '{"reports":[]}',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ];
    expect(await statuses('admin')).toEqual([200, 200, 200]);
    expect(await statuses('editor')).toEqual([200, 403, 200]);
    expect(await statuses()).toEqual([401, 401, 401]);
    expect(await site().read('editor')).toContain('"overrides":"closed"');
    expect((await site().fetch(`${base}registry`, 'admin', { headers: { 'x-wp-nonce': 'expired' } })).status).toBe(403);
  });

  test('an unchanged registry costs no body, also for a tag that was marked while compressing', async () => {
    const address = '/?rest_route=/site-admin/v1/registry';
    const first = await site().fetch(address, 'admin');
    const tag = first.headers.get('etag') ?? '';
    expect(await first.json()).toMatchObject({ registry: { revision: 1 }, chosen: {} });
    for (const known of [tag, `W/${tag}`]) {
      const second = await site().fetch(address, 'admin', { headers: { 'if-none-match': known } });
      expect([second.status, await second.text()]).toEqual([304, '']);
    }
    expect((await site().fetch(address, 'admin', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('reports are counted, and a candidate that fails for too many users is no longer chosen', async () => {
    await site().read();
    const stopRule = { maxFailureRate: 0.5, minMounts: 2 };
    const rollout = { candidate: '1.1.0', percent: 100, cohort: 'everyone', seed: 'a', stopRule };
    putRegistry(site().inStore(''), { revision: 2, rollout });
    const report = {
      remote: 'settings',
      version: '1.1.0',
      phase: 'mount',
      outcome: 'failed',
      source: 'canary',
      ms: 12.5,
      correlation: 'x',
    };
    const post = (user: string, reports: unknown) =>
      site().fetch('/wp-json/site-admin/v1/health', user, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reports }),
      });
    const ofShell = { ...report, remote: 'shell', version: '', phase: 'run' };
    const unknown = [{ version: '9.9.9' }, { remote: 'x'.repeat(60), version: '' }, { remote: 'shell' }];
    const failed = [report, { ...report, outcome: 'ok' }, ofShell, ...unknown.map((part) => ({ ...report, ...part }))];
    expect(await (await post('admin', failed)).json()).toEqual({ taken: 3 });
    // One user cannot stop a rollout, however often it fails there.
    await post('admin', [report, report]);
    expect(await site().read()).toContain('"chosen":{"settings":"1.1.0"}');
    await post('editor', [report]);
    expect(await site().read()).toContain('"chosen":{}');
    for (const reports of [
      'text',
      [{ ...report, phase: 'other' }],
      [{ ...report, extra: 1 }],
      [{ ...report, reason: 'x'.repeat(501) }],
    ])
      expect((await post('admin', reports)).status).toBe(400);
    const health = await (await site().fetch('/wp-json/site-admin/v1/health', 'admin')).json();
    expect(health.counts).toMatchObject([
      { version: '1.1.0', outcome: 'failed', count: 4, averageMs: 12.5 },
      { version: '1.1.0', outcome: 'ok', count: 1 },
      { remote: 'shell', version: '', outcome: 'failed', count: 1 },
    ]);
    expect(health.stopped).toMatchObject([{ remote: 'settings', candidate: '1.1.0', seed: 'a', mounts: 2, failures: 2 }]);
    // Counts are kept for a day, and a session may send 30 batches in a minute.
    const query = `UPDATE {$wpdb->prefix}site_admin_health SET last_at = last_at - 86500`;
    await site().withCode(`add_action( 'init', function () { global $wpdb; $wpdb->query( "${query}" ); die( '1' ); } );`, () =>
      site().read('admin', '/'),
    );
    const statuses = [];
    while (statuses.length < 31) statuses.push((await post('admin2', [])).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429]);
    expect(await (await site().fetch('/wp-json/site-admin/v1/health', 'admin')).json()).toMatchObject({ counts: [] });
  });
}
