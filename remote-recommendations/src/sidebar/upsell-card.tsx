import { getUpsell, plansUrl } from '@site-admin/contracts';
import { useLive, useResource, useShell } from '@site-admin/kit';
import { Link } from '@site-admin/runtime/router';
import { Button, Skeleton } from '@site-admin/ui';
import { useAssistant } from '../assistant/assistant-context';
import { Countdown } from '../offers/countdown';
import { FirstTermNote } from '../offers/first-term-note';
import { Guarantee } from '../offers/guarantee';
import { selectUpsellProduct, type OfferedProduct } from '../offers/offer';
import { OfferCard } from '../offers/offer-card';
import { useOffers } from '../offers/use-offers';
import { isSettled } from '../saved-data/settled';
import { stepPath } from '../steps/step-slugs';
import { SidebarCard } from './sidebar-card';
import { upsellHeight } from './sidebar-skeleton';
import { getNoPriceTexts, getUpsellTexts } from './sidebar.texts';

/** The recommended product; without one, or if it could not be loaded, what the paid plans are about (spec 002 §2, §7). */
export function UpsellCard() {
  const upsell = useResource(getUpsell);
  const product = selectUpsellProduct(upsell.data);
  if (product) return <Recommended product={product} />;
  return isSettled(upsell) ? <NoPriceCard /> : <Skeleton height={upsellHeight} />;
}

function Recommended({ product }: { readonly product: OfferedProduct }) {
  const { facts } = useAssistant();
  const offers = useOffers();
  const { see, seeDiscounted } = getUpsellTexts();
  return (
    <>
      {offers.endsAt !== undefined && <Countdown endsAt={offers.endsAt} />}
      <OfferCard product={product} offers={offers} isRecommended />
      {facts.hasSuggestions && <Link to={stepPath('product-suggestions')}>{offers.discount ? seeDiscounted : see}</Link>}
      <Guarantee />
      <FirstTermNote products={[product]} offers={offers} />
    </>
  );
}

function NoPriceCard() {
  const { site } = useShell();
  const { hasConnectedOwner } = useLive(site.connection);
  const { title, features, learnMore } = getNoPriceTexts();
  return (
    <SidebarCard title={title} features={features}>
      <Button size="large" href={plansUrl(site.initial, hasConnectedOwner)}>
        {learnMore}
      </Button>
    </SidebarCard>
  );
}
