import { formatPrice, getIntroOffers, getSiteProducts } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import { firstTermOnly, perMonthBilledYearly, selectPrice, type Price, type ProductKey } from '@site-admin/kit/rules';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Skeleton } from '@site-admin/ui';

const productsByModule: Readonly<Record<string, ProductKey>> = {
  search: 'search',
  videopress: 'videopress',
  vaultpress: 'backup',
};

/** Returns the product that unlocks a module: one of its own, else the smallest plan with all paid features (spec 002 §6). */
export const getUnlockingProduct = (slug: string): ProductKey => productsByModule[slug] ?? 'security';

/** Its text is as long as that of most prices. */
const samplePrice: Price = { value: 10, offPrice: 5, currency: 'USD' };

export interface UpgradePriceProps {
  readonly product: ProductKey;
  /** Loads the price and takes its space. */
  readonly isHidden?: boolean;
}

/** The name and the price of a product that unlocks something. Its name only, where the price is not known. */
export function UpgradePrice({ product, isHidden = false }: UpgradePriceProps) {
  const { site, clock } = useShell();
  const { title = '', slug = '' } = site.initial.products[product] ?? {};
  const products = useResource(getSiteProducts);
  const offers = useResource(getIntroOffers);
  if (title === '') return null;
  const name = toProductName(title);
  // Without the offers, the price could be too high.
  const isLoading = [products, offers].some(({ data, status }) => data === undefined && status === 'loading');
  if (isHidden || isLoading) return <Skeleton text={formatUpgrade(name, samplePrice)} />;
  const sold = products.data?.[slug];
  if (!sold) return name;
  const offer = offers.data?.find(({ product_slug }) => product_slug === slug);
  return formatUpgrade(name, selectPrice({ product: sold, offer, now: clock.now() }));
}

const brand = 'Jetpack';

/** Some products are titled without the brand: “Security”. */
const toProductName = (title: string) => (title.startsWith(brand) ? title : `${brand} ${title}`);

function formatUpgrade(name: string, { value, offPrice, currency }: Price): string {
  const price = formatPrice(offPrice ?? value, currency);
  // translators: %1$s is the name of a product, %2$s its price, %3$s what the price covers: “/month, paid yearly”.
  const text = sprintf(__('%1$s from %2$s%3$s.', 'jetpack'), name, price, perMonthBilledYearly());
  return offPrice === undefined ? text : `${text} ${firstTermOnly()}`;
}
