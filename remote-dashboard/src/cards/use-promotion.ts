import { promotionAction, showsPromotion, type PromotionAction } from '@site-admin/contracts';
import { useLive, useShell } from '@site-admin/kit';

/** What an offer of `plan` asks this person to do now; undefined where there shall be no offer. */
export function usePromotion(plan?: string): PromotionAction | undefined {
  const { site } = useShell();
  const user = useLive(site.user);
  const connection = useLive(site.connection);
  return showsPromotion(site.initial, user, plan) ? promotionAction(connection) : undefined;
}
