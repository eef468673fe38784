import type { Audience, Viewer } from '@site-admin/contracts';

/** Returns whether a viewer belongs to an audience. */
export function isInAudience(audience: Audience, viewer: Viewer): boolean {
  const isManager = viewer.permissions.manage_modules;
  switch (audience) {
    case 'everyone':
      return true;
    case 'contributors':
      return isManager || !viewer.isSubscriber;
    case 'managers':
      return isManager;
    case 'linkedManagers':
      return isManager && viewer.isLinked && viewer.status !== 'offline';
    case 'owner':
      return viewer.isConnectionOwner;
    case 'recommendations':
      return viewer.showRecommendations;
    case 'recommendationsManagers':
      return isManager && viewer.showRecommendations;
    case 'couponManagers':
      return isManager && viewer.hasPartnerCoupon && viewer.status === 'connected';
    case 'operators':
      return viewer.operates;
  }
}
