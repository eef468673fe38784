import { hasConnectedOwner, type ConnectionStatus } from './connection-status';
import { canPurchasePlan, type CurrentUser } from './current-user';
import type { InitialState } from './initial-state';

/**
 * Returns whether an offer may be shown (spec 001 §5): never where promotions are disabled on the site, and a plan only to users
 * with the permission to buy one.
 *
 * @param plan Slug of the offered plan or product, if any.
 */
export function showsPromotion({ siteData }: Pick<InitialState, 'siteData'>, user: CurrentUser, plan?: string): boolean {
  return siteData.showPromotions && (plan === undefined || canPurchasePlan(user));
}

/** The action of an offer. */
export type PromotionAction = 'upgrade' | 'connect';

/** Returns the action of an offer: a site without a connection owner must be connected before a purchase (spec 001 §6). */
export const promotionAction = (connection: ConnectionStatus): PromotionAction =>
  hasConnectedOwner(connection) ? 'upgrade' : 'connect';
