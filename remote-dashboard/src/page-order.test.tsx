import { getRewindStatus, getScanStatus, getSitePurchases } from '@site-admin/contracts';
import type { FakeShell, SiteOptions } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { openDashboard } from './testing/render-dashboard';

const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

/** The names of the cards in each section, in their order; one in a row of its own is in brackets. */
function readSections(): Record<string, string[]> {
  const sections = screen.getAllByRole('heading', { level: 2 }).flatMap((heading) => heading.closest('section') ?? []);
  return Object.fromEntries(
    sections.map((section) => [
      section.querySelector('h2')?.textContent,
      within(section)
        .queryAllByRole('heading', { level: 3 })
        .map((heading) => {
          const name = heading.textContent ?? '';
          return heading.closest('[class*="wide"]') ? `[${name}]` : name;
        }),
    ]),
  );
}

const security = ['Scan', 'Anti-spam', 'Brute force protection', 'Downtime monitoring'];
const offered = ['[Comprehensive Site Security]', '[Backup]'];
const performance = ['Image Accelerator', 'Search', 'VideoPress', 'Boost', 'CRM', 'Jetpack blocks'];
const connections = ['Site connection', 'Account connection'];
const all = { Stats: [], Security: [...offered, ...security], Performance: performance, Connections: connections };

interface Site {
  readonly options?: SiteOptions;
  readonly arrange?: (fake: FakeShell) => void;
}
const siteData = (change: { isAtomicSite?: boolean; isMultisite?: boolean }): SiteOptions => ({
  initialState: { siteData: change },
});
const withBackups = ({ site }: FakeShell) => site.respond(getRewindStatus, relayed({ state: 'active' }));
const withVaultPress = ({ site }: FakeShell) =>
  site.respond(getScanStatus, relayed({ state: 'unavailable', reason: 'vp_active_on_site' }));
const withSecurityPlan = ({ site }: FakeShell) =>
  site.respond(getSitePurchases, relayed([{ ID: '1', product_slug: 'jetpack_security_t1_yearly', active: '1' }]));
const off = { activated: false, override: 'inactive' } as const;

test.each<[string, Site, Record<string, string[]>]>([
  ['DASH-002 an administrator of a site on the free plan', {}, all],
  [
    'DASH-005 DASH-007 a site with a Security plan and backups',
    {
      arrange: (fake) => {
        withBackups(fake);
        withSecurityPlan(fake);
      },
    },
    { ...all, Security: ['Backup', 'Activity', ...security] },
  ],
  [
    'DASH-007 a site with backups, without a Security plan',
    { arrange: withBackups },
    { ...all, Security: ['Backup', 'Activity', '[Comprehensive Site Security]', ...security] },
  ],
  [
    'DASH-008 an Atomic site',
    { options: siteData({ isAtomicSite: true }) },
    { ...all, Security: [...offered, ...security.slice(1)] },
  ],
  ['DASH-004 DASH-009 a multisite', { options: siteData({ isMultisite: true }) }, { ...all, Security: security.slice(1) }],
  [
    'DASH-009 a multisite that VaultPress scans',
    { options: siteData({ isMultisite: true }), arrange: withVaultPress },
    { ...all, Security: security },
  ],
  ['DASH-004 a site without a connected owner', { options: { connection: 'site-only' } }, { ...all, Security: security }],
  [
    'DASH-004 a site in Offline Mode',
    { options: { connection: 'offline' } },
    { ...all, Security: ['Backup', 'Activity', ...security], Connections: ['Site connection'] },
  ],
  [
    'DASH-010 DASH-011 modules that are overridden inactive',
    { options: { modules: { protect: off, monitor: off, photon: off, search: off, videopress: off } } },
    { ...all, Security: [...offered, 'Scan', 'Anti-spam'], Performance: performance.slice(3) },
  ],
  [
    'DASH-012 an administrator who may not manage plugins',
    { options: { permissions: { manage_plugins: false } } },
    { ...all, Performance: ['Image Accelerator', 'Search', 'VideoPress', 'Jetpack blocks'] },
  ],
  [
    'DASH-016 an administrator who may not connect the account',
    { options: { permissions: { connect_user: false } } },
    { ...all, Connections: ['Site connection'] },
  ],
  [
    'DASH-013 DASH-015 an editor',
    { options: { role: 'editor', modules: { protect: true } } },
    { Security: ['Brute force protection'], Connections: connections },
  ],
  [
    'DASH-013 an editor who may view stats',
    { options: { role: 'editor', permissions: { view_stats: true }, modules: { protect: false } } },
    { Stats: [], Connections: connections },
  ],
  [
    'DASH-014 a subscriber who may view stats',
    { options: { role: 'subscriber', permissions: { view_stats: true }, modules: { protect: true } } },
    { Connections: connections },
  ],
])('%s', async (_title, { options, arrange }, expected) => {
  await openDashboard({ ...(options && { site: options }), ...(arrange && { arrange }) });
  const titles: Record<string, string> = { Stats: 'Jetpack Stats', Performance: 'Performance and Growth' };
  const sections = Object.fromEntries(Object.entries(expected).map(([name, cards]) => [titles[name] ?? name, cards]));
  await waitFor(() => expect(readSections()).toEqual(sections));
});
