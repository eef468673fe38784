import {
  confirmSafeMode,
  getGoogleVerification,
  getGoogleVerificationByKeyring,
  getSearchPlan,
  getSearchPricing,
  getSearchStats,
  migrateSite,
  sendMarketingSurvey,
  startFresh,
  verifyGoogle,
} from '@site-admin/contracts';
import { positiveInteger, required } from '../args';
import { notBuilt, type Route } from '../route';

/** Calls that say 501 to who would be allowed to make them. None is answered with something made up. */
export const notBuiltRoutes: readonly Route[] = [
  notBuilt(confirmSafeMode),
  notBuilt(startFresh),
  notBuilt(migrateSite),
  notBuilt(getSearchPlan),
  notBuilt(getSearchPricing),
  notBuilt(getSearchStats),
  notBuilt(getGoogleVerification),
  notBuilt(getGoogleVerificationByKeyring, { keyring_id: required(positiveInteger) }),
  notBuilt(verifyGoogle, { keyring_id: required(positiveInteger) }),
  notBuilt(sendMarketingSurvey),
];
