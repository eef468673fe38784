import { hasConnectedOwner, type ConnectionStatus } from './connection-status';
import { canPurchasePlan, type CurrentUser } from './current-user';
import type { InitialState } from './initial-state';

/**
 * Whether something may be offered for sale (spec 001 §5): never where the site switched promotions off, and a plan only to those
 * who may buy one.
 *
 * @param plan Slug of the plan or product that is offered; left out where none is.
 */
export function showsPromotion({ siteData }: Pick<InitialState, 'siteData'>, user: CurrentUser, plan?: string): boolean {
  return siteData.showPromotions && (plan === undefined || canPurchasePlan(user));
}

/** What an offer asks the person to do. */
export type PromotionAction = 'upgrade' | 'connect';

/** Nobody can buy for a site nobody's account owns: there the account comes first (spec 001 §6). */
export const promotionAction = (connection: ConnectionStatus): PromotionAction =>
  hasConnectedOwner(connection) ? 'upgrade' : 'connect';
