import {
  getConditionalRecommendations,
  getLicenseCounts,
  getPluginUpdates,
  getSitePurchases,
  getVaultPressData,
} from '@site-admin/contracts';
import { parseResult } from '../responses';
import { pageBlock, getState } from '../page';
import { expectPlan, expectPrices, toRewind, toScan, type ScenarioCheck, type ScenarioChecks } from './context';

const isoYear = (text: string) => new Date(text).getUTCFullYear();

async function expectPurchase({ get }: ScenarioCheck, slug: string): Promise<void> {
  const [purchase] = parseResult(getSitePurchases, await get('site/purchases'));
  expect(purchase).toMatchObject({ product_slug: slug, active: true, subscribed_date: '2026-11-21T09:00:00+00:00' });
}

/** Scenarios of purchases, offers and notices. */
export const offerChecks: ScenarioChecks = {
  async threats(check) {
    expect((await toScan(check)).threats).toHaveLength(3);
    expect((await toRewind(check)).state).toBe('active');
  },
  async 'awaiting-credentials'(check) {
    await expectPlan(check, 'jetpack_security_t1_yearly', ['scan']);
    expect(await toRewind(check)).toMatchObject({ state: 'awaiting_credentials', credentials: [] });
    expect(await toScan(check)).toMatchObject({ state: 'idle', credentials: [] });
  },
  async vaultpress(check) {
    const { state, get } = check;
    await expectPlan(check, 'jetpack_premium', ['vaultpress-backups', 'vaultpress-security-scanning']);
    expect(state.settings.vaultpress).toBe(true);
    const data = parseResult(getVaultPressData, await get('module/vaultpress/data'));
    expect(data).toMatchObject({ code: 'success', data: { features: { backups: true, security: true } } });
    expect(await toRewind(check)).toMatchObject({ state: 'unavailable', reason: 'vp_active_on_site' });
    expect(await toScan(check)).toMatchObject({ state: 'unavailable', reason: 'vp_active_on_site' });
  },
  async woo({ state, site, open }) {
    expect(state).toMatchObject({ isWooCommerceActive: true, hasSeenWCConnectionModal: false });
    expect(state.getModules['woocommerce-analytics']).toMatchObject({ activated: true, available: true });
    expect((await site.as('admin').post('seen-wc-connection-modal')).body).toEqual({ success: true });
    expect(getState(await open()).hasSeenWCConnectionModal).toBe(true);
  },
  'partner-coupon'({ state }) {
    expect(state.connectionStatus.isActive).toBe(false);
    expect(state.partnerCoupon).toMatchObject({
      coupon_code: 'IONOS_IONA_5K2TQ9',
      preset: 'IONA',
      partner: { name: 'IONOS', prefix: 'IONOS', logo: { width: 119, height: 32 } },
      product: { slug: 'jetpack_backup_daily', show_promotion: false, discount_percent: 0 },
    });
    expect(state.partnerCoupon && state.partnerCoupon.product.features).toHaveLength(3);
  },
  'partner-coupon-connected'({ state }) {
    expect(state.connectionStatus.isActive).toBe(true);
    expect(state.partnerCoupon).toMatchObject({ coupon_code: 'IONOS_IONA_5K2TQ9' });
  },
  async 'licensing-error'({ state, get }) {
    expect(state.licensing.error).toContain('in use on another site');
    expect((await get('licensing/error')).body).toBe(state.licensing.error);
  },
  async 'detached-licenses'({ state, site, get, open }) {
    expect(state.licensing.userCounts).toMatchObject({ attached: 0, detached: 2 });
    expect(parseResult(getLicenseCounts, await get('licensing/user/counts'))).toMatchObject({ detached: 2 });
    const attached = await site.as('admin').post('licensing/attach-licenses', { licenses: ['jetpack-scan-MINE1010'] });
    expect(attached.body).toEqual([[expect.objectContaining({ activatedProductId: 2106 })]]);
    expect(getState(await open()).licensing.userCounts).toMatchObject({ attached: 1, detached: 1 });
  },
  async 'conditional-recommendations'({ state, get }) {
    const all = ['publicize', 'protect', 'anti-spam', 'videopress', 'backup-plan', 'boost'];
    expect(state.newRecommendations).toEqual(all);
    expect(parseResult(getConditionalRecommendations, await get('recommendations/conditional'))).toEqual(all);
  },
  async 'onboarding-complete'(check) {
    const { get } = check;
    await expectPlan(check, 'jetpack_complete', ['real-time-backups', 'scan', 'antispam', 'videopress', 'search']);
    const [purchase] = parseResult(getSitePurchases, await get('site/purchases'));
    expect(purchase?.subscribed_date).toBe('2026-11-21T09:00:00+00:00');
    expect(isoYear(purchase?.expiry_date ?? '')).toBe(2027);
    expect((await get('recommendations/data')).body).toEqual([]);
  },
  'onboarding-security': (check) => expectPlan(check, 'jetpack_security_t1_yearly', ['real-time-backups', 'scan', 'antispam']),
  'onboarding-backup': (check) => expectPurchase(check, 'jetpack_backup_t1_yearly'),
  'onboarding-anti-spam': (check) => expectPurchase(check, 'jetpack_anti_spam'),
  'onboarding-videopress': (check) => expectPurchase(check, 'jetpack_videopress'),
  'onboarding-search': (check) => expectPurchase(check, 'jetpack_search'),
  'onboarding-scan': (check) => expectPurchase(check, 'jetpack_scan'),
  'currency-eur': (check) => expectPrices(check, 'EUR', 113.43, /^€113,43$/, 11343),
  'currency-jpy': (check) => expectPrices(check, 'JPY', 17910, /^¥17,910$/, 17910),
  'currency-kwd': (check) => expectPrices(check, 'KWD', 37.014, /37\.014$/, 37014),
  async 'right-to-left'({ state, get, open }) {
    const page = await open();
    expect(page.text).toContain('<html lang="he-IL" dir="rtl">');
    expect(pageBlock(page)).toMatchObject({ locale: 'he_IL', direction: 'rtl' });
    expect(state.settings.lang_id).toBe('he_IL');
    expect(state.userData.currentUser.wpcomUser).toMatchObject({ text_direction: 'rtl', user_locale: 'he' });
    expect(parseResult(getPluginUpdates, await get('updates/plugins')).count).toBe(0);
  },
};
