import { useEffect, type ReactNode } from 'react';
import { isOffline, type ProductDescription } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useLive, useReady, useShell } from '@site-admin/kit';
import { useParams } from '@site-admin/runtime/router';
import { Link, Spinner } from '@site-admin/ui';
import { describe, offeredProduct, type Facts } from './offered-product';
import { OfferedCards } from './offered-cards';
import { ProductCard } from './product-card';
import { isProductKey, type ProductKey } from './product-key';
import { Retry } from './retry';
import { useSales, type Answered } from './use-sales';
import styles from './product.module.css';

/** A product nobody can have has no page (spec 002 §2): the dashboard stands here, as for every address that leads nowhere. */
function Unavailable() {
  const { navigation } = useShell();
  useReady(true);
  useEffect(() => navigation.navigate('/dashboard', { replace: true }), [navigation]);
  return null;
}

interface Shown {
  readonly slug: ProductKey;
  /** As the site itself knows it. */
  readonly known: ProductDescription;
}

/** What the site itself knows, and in place of the price why there is none. */
function WithoutPrice({ slug, known, children }: Shown & { readonly children: ReactNode }) {
  useReady(true);
  return (
    <ProductCard description={known} level={2} illustration={slug}>
      {children}
    </ProductCard>
  );
}

function AnsweredProduct({ slug, known, sales }: Shown & { readonly sales: Answered }) {
  const { site, clock } = useShell();
  const { products, offers = [], purchases } = sales;
  if (!products) {
    return (
      <WithoutPrice slug={slug} known={known}>
        <Retry isError text={__('The price of this product could not be loaded.', 'jetpack')} again={sales.again} />
      </WithoutPrice>
    );
  }
  const facts: Facts = { initial: site.initial, products, offers, purchases, now: clock.now() };
  const product = offeredProduct(slug, facts);
  return product ? <OfferedCards slug={slug} product={product} facts={facts} sales={sales} /> : <Unavailable />;
}

function OnlineProduct({ slug, known }: Shown) {
  const sales = useSales();
  if (sales.status === 'answered') return <AnsweredProduct slug={slug} known={known} sales={sales} />;
  return (
    <p className={styles.waiting} aria-busy>
      <Spinner size={32} />
    </p>
  );
}

/** What a product is, what it costs, and where to get it. */
export function ProductPage() {
  const { slug } = useParams();
  const { site, navigation } = useShell();
  const status = useLive(site.connection);
  const known = isProductKey(slug) ? describe(slug, site.initial) : undefined;
  if (!isProductKey(slug) || !known) return <Unavailable />;
  return (
    <div className={styles.page}>
      {isOffline(status) ? (
        <WithoutPrice slug={slug} known={known}>
          <p className={styles.muted}>{__('Unavailable in Offline Mode.', 'jetpack')}</p>
        </WithoutPrice>
      ) : (
        <OnlineProduct key={slug} slug={slug} known={known} />
      )}
      <p className={styles.back}>
        <Link href={navigation.href('/dashboard')}>{__('Back to the dashboard', 'jetpack')}</Link>
      </p>
    </div>
  );
}
