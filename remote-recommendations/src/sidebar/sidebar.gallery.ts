import { getProductSuggestions, getSiteFeatures, getUpsell } from '@site-admin/contracts';
import type { FakeShell, SiteOptions } from '@site-admin/contracts/testing';
import type { GalleryState } from '@site-admin/kit/gallery';
import { stepPath, type StepSlug } from '../steps/step-slugs';
import { arrangeOffers, type OfferOptions } from '../testing/offers';
import { arrangeSavedState, type SavedState } from '../testing/saved-state';

const discount = { percent: 40, endsIn: 180_000_000 };

interface CardOptions extends SavedState {
  readonly offers?: OfferOptions;
  readonly site?: SiteOptions;
  readonly arrange?: (fake: FakeShell) => void;
}

/** A step on a site with suggested products. */
function card(name: string, step: StepSlug, { offers, site, arrange, ...saved }: CardOptions = {}): GalleryState {
  return {
    name: `Sidebar, ${name}`,
    at: stepPath(step),
    ...(site && { site }),
    arrange(fake) {
      arrangeSavedState(fake, { step, data: { viewedRecommendations: ['summary'] }, ...saved });
      arrangeOffers(offers)(fake);
      arrange?.(fake);
    },
  };
}

const hold =
  (endpoint: typeof getProductSuggestions | typeof getUpsell | typeof getSiteFeatures) =>
  ({ site }: FakeShell): void =>
    void site.hold(endpoint);

const paid = { site: { plan: 'jetpack_backup_t1_yearly' }, purchases: ['jetpack_backup_t1_yearly'] } as const;
const onboardingViewed = { viewedRecommendations: ['summary'], onboardingViewed: ['JETPACK_BACKUP'] };
const restores = { ...paid, data: onboardingViewed, rewind: 'awaiting_credentials' };

/** The card of each kind of sidebar, in each state. */
export const sidebarStates: readonly GalleryState[] = [
  card('discount card', 'site-type-question', { offers: { discount } }),
  card('discount card without a discount', 'site-type-question'),
  card('discount card, loading', 'site-type-question', { arrange: hold(getProductSuggestions) }),
  card('recommended product with a discount', 'summary', { offers: { discount } }),
  card('recommended product without a discount', 'summary'),
  card('recommended product, loading', 'summary', { arrange: hold(getUpsell) }),
  card('no price', 'summary', { offers: { upsell: { hide_upsell: true } } }),
  card('product Security', 'protect', { conditional: ['protect'] }),
  card('product Backup', 'backup-plan', { conditional: ['backup-plan'] }),
  card('product Anti-spam', 'anti-spam', { conditional: ['anti-spam'] }),
  card('product VideoPress', 'videopress', { conditional: ['videopress'] }),
  card('product VideoPress, loading', 'videopress', { conditional: ['videopress'], arrange: hold(getSiteFeatures) }),
  card('one-click restores of Daily Backups', 'summary', restores),
  card('one-click restores of Real-time Backups', 'summary', { ...restores, offers: { features: ['real-time-backups'] } }),
  card('manage security', 'summary', { ...paid, data: onboardingViewed, rewind: 'active' }),
  card('mobile app', 'summary', { ...paid, data: onboardingViewed, rewind: 'unavailable' }),
];
