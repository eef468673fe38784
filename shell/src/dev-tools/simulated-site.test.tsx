import {
  getRewindStatus,
  getScanStatus,
  getSite,
  getSiteFeatures,
  getVaultPressData,
  type ResourceState,
  type ScanStatus,
} from '@site-admin/contracts';
import { waitFor, within } from '@testing-library/react';
import { createRemoteServices } from '../remotes/services/remote-services';
import type { PageOptions } from '../testing/render-page';
import { card, choose, openDevTools, renderDevPage, responses, type Shown } from './testing/open-dev-tools';

beforeEach(() => sessionStorage.clear());

describe('the site', () => {
  interface Seen {
    scan?: ResourceState<ScanStatus>;
    vaultPress?: unknown;
    rewind?: unknown;
    site?: unknown;
    features?: unknown;
  }

  /** Subscribes to the resources as a remote, and returns their last states. */
  function watched(page: Shown) {
    const { resources } = createRemoteServices(
      page.services,
      { name: 'dashboard', version: '1.0.0', emits: [], listens: [], pages: [], source: 'active' },
      page.remotes.extensions,
    ).services;
    const seen: Seen = {};
    resources.watch(getScanStatus).subscribe((state) => (seen.scan = state));
    resources.watch(getVaultPressData).subscribe((state) => (seen.vaultPress = state));
    resources.watch(getRewindStatus).subscribe((state) => (seen.rewind = state));
    resources.watch(getSite).subscribe((state) => (seen.site = state));
    resources.watch(getSiteFeatures).subscribe((state) => (seen.features = state));
    return seen;
  }
  async function set(options?: PageOptions['site']) {
    const page = renderDevPage(options);
    const seen = watched(page);
    await waitFor(() => expect(seen.features).toMatchObject({ status: 'ready' }));
    const before = { ...seen };
    await openDevTools(page);
    return { page, seen, before };
  }

  test('SHELL-115 simulated threats: subscribers of the scan and VaultPress receive 17 at once; none without threats', async () => {
    const { page, seen } = await set();
    expect(seen.scan).toMatchObject({ data: { state: 'unavailable' } });
    expect(seen.vaultPress).toMatchObject({ status: 'failed' });
    await choose(page, 'Threats', '17 threats');
    expect(seen.scan).toMatchObject({ status: 'ready', data: { state: 'idle', threats: { length: 17 } } });
    expect(new Set(seen.scan?.data?.threats?.map(({ id }) => id)).size).toBe(17);
    expect(seen.vaultPress).toMatchObject({
      status: 'ready',
      data: { code: 'success', data: { active: true, features: { security: true }, security: { notice_count: 17 } } },
    });
    await choose(page, 'Threats', 'No threats');
    expect(seen.scan).toMatchObject({ data: { threats: { length: 0 } } });
    expect(seen.vaultPress).toMatchObject({ data: { data: { security: { notice_count: 0 } } } });
  });

  test('SHELL-115 with an active VaultPress the scan state stays, with 17 threats', async () => {
    const { page, seen } = await set();
    page.network.respond('GET scan', {
      ...responses['GET scan'],
      data: '{"state":"unavailable","reason":"vp_active_on_site"}',
    });
    page.act(() => page.services.resources.refresh(getScanStatus));
    await waitFor(() => expect(seen.scan).toMatchObject({ status: 'ready', data: { reason: 'vp_active_on_site' } }));
    await choose(page, 'Threats', '17 threats');
    expect(seen.scan).toMatchObject({ data: { state: 'unavailable', reason: 'vp_active_on_site' } });
    expect(seen.vaultPress).toMatchObject({ data: { data: { security: { notice_count: 17 } } } });
  });

  test.each([
    ['Unavailable', 'unavailable'],
    ['Being set up', 'provisioning'],
    ['Awaiting credentials', 'awaiting_credentials'],
    ['Active', 'active'],
  ])('backup %s is received by subscribers', async (option, state) => {
    const { page, seen } = await set();
    await choose(page, 'Backup', option);
    expect(seen.rewind).toEqual({ status: 'ready', data: { last_updated: 0, state } });
  });

  test.each([
    ['Unavailable', 'unavailable'],
    ['Being set up', 'provisioning'],
    ['Idle', 'idle'],
    ['Scanning', 'scanning'],
  ])('scan %s is received by subscribers, with or without threats', async (option, state) => {
    const { page, seen } = await set();
    await choose(page, 'Scan', option);
    expect(seen.scan).toMatchObject({ status: 'ready', data: { state, threats: [], credentials: [{ still_valid: true }] } });
    await choose(page, 'Threats', '17 threats');
    expect(seen.scan).toMatchObject({ data: { state, threats: { length: 17 } } });
  });

  test('a plan sets its features, and the rest of the site is unchanged', async () => {
    const { page, seen } = await set();
    await page.user.selectOptions(within(card()).getByLabelText('Plan'), 'Complete');
    expect(seen.site).toMatchObject({ data: { name: 'Mine', plan: { product_slug: 'jetpack_complete', is_free: false } } });
    expect(seen.features).toMatchObject({
      data: { active: expect.arrayContaining(['scan', 'videopress']), available: { scan: ['jetpack_scan'] } },
    });
    await page.user.selectOptions(within(card()).getByLabelText('Plan'), 'Free');
    expect(seen.features).toMatchObject({ data: { active: [] } });
  });

  test('"End simulation" restores the real responses without new requests', async () => {
    const { page, seen, before } = await set();
    const callCount = page.network.calls.length;
    await choose(page, 'Role', 'Contributor');
    await choose(page, 'Threats', '17 threats');
    await choose(page, 'Backup', 'Active');
    await page.user.selectOptions(within(card()).getByLabelText('Plan'), 'Security (10 GB)');
    expect(within(card()).getByRole('status')).toHaveTextContent(
      'Simulated: Contributor, Security (10 GB), 17 threats, Backup: Active',
    );
    await page.user.click(within(card()).getByRole('button', { name: 'End simulation' }));
    expect(seen).toEqual(before);
    expect(page.services.site.user.current.permissions.manage_modules).toBe(true);
    expect(page.network.calls.slice(callCount).map(({ name }) => name)).toEqual([]);
    expect(within(card()).getByRole('status')).toHaveTextContent('Nothing is simulated.');
  });
});
