import { getPlugins, getScanStatus, getVaultPressData, installPlugin } from '@site-admin/contracts';
import type { FakeShell, SiteOptions } from '@site-admin/contracts/testing';
import { press, type GalleryState } from '@site-admin/kit/gallery';
import { scanCard } from './scan.card';

const component = scanCard.Card;
const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });
const threats = (count: number) => Array.from({ length: count }, (_, id) => ({ id, signature: 'Test.Threat' }));
const credentials = [{ type: 'auto', role: 'main', still_valid: true }];

const scan = (name: string, status: object, site: SiteOptions = {}): GalleryState => ({
  name: `Scan, ${name}`,
  component,
  site,
  arrange: (fake) => fake.site.respond(getScanStatus, relayed(status)),
});

const record = (notice_count: number) => ({
  code: 'success',
  message: '',
  data: { active: true, features: { backups: true, security: true }, security: { notice_count } },
});

function vaultPress(name: string, site: SiteOptions, arrange: (fake: FakeShell) => void): GalleryState {
  return {
    name: `Scan by VaultPress, ${name}`,
    component,
    site,
    arrange(fake) {
      fake.site.respond(getScanStatus, relayed({ state: 'unavailable', reason: 'vp_active_on_site' }));
      arrange(fake);
    },
  };
}

const installed = ({ site }: FakeShell) =>
  site.respond(getPlugins, { 'vaultpress/vaultpress.php': { Name: 'VaultPress', active: false } });
const active: SiteOptions = { modules: { vaultpress: true } };
const inactive: SiteOptions = { plan: 'jetpack_premium', modules: { vaultpress: false } };
const unavailable = { state: 'unavailable', reason: 'missing_plan', credentials: [] };

export const scanStates: readonly GalleryState[] = [
  { name: 'Scan, loading', component, arrange: (fake) => void fake.site.hold(getScanStatus) },
  { name: 'Scan, error', component, arrange: (fake) => fake.site.fail(getScanStatus, { status: 500 }) },
  { name: 'Scan, offline', component, site: { connection: 'offline' } },
  scan('offered', unavailable),
  scan('offered without an owner', unavailable, { connection: 'site-only' }),
  scan('without promotions', unavailable, { initialState: { siteData: { showPromotions: false } } }),
  scan('being set up', { state: 'provisioning', credentials: [] }),
  scan('secure', { state: 'idle', threats: [], credentials }),
  scan('secure, with the time of the last scan', {
    state: 'idle',
    threats: [],
    credentials,
    most_recent: { timestamp: '2022-12-01T09:00:00+00:00' },
  }),
  scan('one threat', { state: 'idle', threats: threats(1), credentials }),
  scan('many threats', { state: 'scanning', threats: threats(17), credentials }),
  scan('credentials missing', { state: 'idle', threats: [], credentials: [] }),
  vaultPress('secure', active, (fake) => fake.site.respond(getVaultPressData, record(0))),
  vaultPress('threats', active, (fake) => fake.site.respond(getVaultPressData, record(4))),
  vaultPress('not registered', active, (fake) => fake.site.respond(getVaultPressData, { code: 'not_registered' })),
  vaultPress('not installed', inactive, (fake) => fake.site.respond(getPlugins, {})),
  vaultPress('not active', inactive, installed),
  vaultPress(
    'not active, without the permission to activate',
    { ...inactive, permissions: { manage_plugins: false } },
    installed,
  ),
  {
    ...vaultPress('activating', inactive, (fake) => {
      installed(fake);
      fake.site.hold(installPlugin);
    }),
    act: (host) => press(host, 'Activate it'),
  },
  vaultPress('loading', active, (fake) => void fake.site.hold(getVaultPressData)),
  vaultPress('not in the plan', { modules: { vaultpress: false } }, () => undefined),
];
