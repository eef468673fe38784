import { useEffect } from 'react';
import { useShell } from '@site-admin/kit';
import { useDispatch } from '@site-admin/runtime/store';
import { Button } from '@site-admin/ui';
import { useAssistant } from '../assistant/assistant-context';
import { Countdown } from '../offers/countdown';
import { selectLargestPercent, toOfferedProduct } from '../offers/offer';
import { useOffers } from '../offers/use-offers';
import { stepPath } from '../steps/step-slugs';
import { discountStep } from './discount-step.slice';
import { SidebarCard } from './sidebar-card';
import { getDiscountTexts } from './sidebar.texts';
import type { StepSidebarProps } from './step-sidebar';
import styles from './sidebar.module.css';

/** Leads to the suggested products, and counts down the site's discount (spec 002 §2). */
export function DiscountCard({ step }: StepSidebarProps) {
  const { navigation } = useShell();
  const dispatch = useDispatch();
  const { suggestions = [] } = useAssistant();
  const offers = useOffers();
  useEffect(() => {
    dispatch(discountStep.shown(step));
  }, [dispatch, step]);
  const texts = getDiscountTexts();
  const percent = selectLargestPercent(suggestions.map(toOfferedProduct), offers);
  return (
    <SidebarCard title={texts.title} features={texts.features}>
      {percent !== undefined && <p className={styles.save}>{texts.save(percent)}</p>}
      {offers.endsAt !== undefined && <Countdown endsAt={offers.endsAt} />}
      <Button size="large" href={navigation.href(stepPath('product-suggestions'))}>
        {offers.discount ? texts.viewDiscounted : texts.view}
      </Button>
    </SidebarCard>
  );
}
