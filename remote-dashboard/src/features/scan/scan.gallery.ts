import { getPlugins, getScanStatus, getVaultPressData } from '@site-admin/contracts';
import type { FakeShell, SiteOptions } from '@site-admin/contracts/testing';
import type { GalleryState } from '@site-admin/kit/gallery';
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
  scan('one threat', { state: 'idle', threats: threats(1), credentials }),
  scan('many threats', { state: 'scanning', threats: threats(17), credentials }),
  scan('credentials missing', { state: 'idle', threats: [], credentials: [] }),
  vaultPress('secure', active, (fake) => fake.site.respond(getVaultPressData, record(0))),
  vaultPress('threats', active, (fake) => fake.site.respond(getVaultPressData, record(4))),
  vaultPress('not registered', active, (fake) => fake.site.respond(getVaultPressData, { code: 'not_registered' })),
  vaultPress('not installed', inactive, (fake) => fake.site.respond(getPlugins, {})),
  vaultPress('not active', inactive, (fake) =>
    fake.site.respond(getPlugins, { 'vaultpress/vaultpress.php': { Name: 'VaultPress', active: false } }),
  ),
];
