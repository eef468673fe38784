import type { InitialState, Viewer } from '@site-admin/contracts';

export interface BannerParts {
  readonly initial: Pick<InitialState, 'partnerCoupon' | 'recommendationsStep' | 'newRecommendations'>;
  readonly viewer: Pick<Viewer, 'status' | 'permissions' | 'showRecommendations'>;
  readonly isCouponPostponed: boolean;
}

/** Saved steps after which no recommendation is left. */
const finishedSteps: readonly string[] = ['summary', 'setup-wizard-completed'];

/** Returns the banner that other remotes will render above the first card, so that its space is reserved while it loads. */
export function selectExpectedBanner({ initial, viewer, isCouponPostponed }: BannerParts): 'coupon' | 'next-step' | undefined {
  if (viewer.status !== 'connected' || !viewer.permissions.manage_modules) return undefined;
  if (initial.partnerCoupon !== null && !isCouponPostponed) return 'coupon';
  const isFinished = finishedSteps.includes(initial.recommendationsStep) && initial.newRecommendations.length === 0;
  return viewer.showRecommendations && !isFinished ? 'next-step' : undefined;
}
