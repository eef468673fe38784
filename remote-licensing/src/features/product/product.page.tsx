import { useEffect, type ReactNode } from 'react';
import { offlineText, useReady, useShell, useViewer } from '@site-admin/kit';
import { productKeys, type ProductKey } from '@site-admin/kit/rules';
import { __ } from '@site-admin/runtime/i18n';
import { useParams } from '@site-admin/runtime/router';
import { Link, LoadError, Spinner } from '@site-admin/ui';
import { ProductCard } from './product-card';
import { ProductCards } from './product-cards';
import { selectDescription, selectOffer, selectPlanOffer, type OfferParts } from './product-offer';
import { useProductData, type LoadedProductData } from './use-product-data';
import styles from './product.module.css';

interface ProductProps {
  readonly slug: ProductKey;
}

const isProductKey = (slug: string | undefined): slug is ProductKey => productKeys.some((key) => key === slug);

/** Replaces the route of an unavailable product by the dashboard (spec 002 §2). */
function RedirectToDashboard() {
  const { navigation } = useShell();
  useReady(true);
  useEffect(() => navigation.navigate('/dashboard', { replace: true }), [navigation]);
  return null;
}

/** The product as the site itself describes it, with the reason why there is no price. */
function ProductWithoutPrice({ slug, children }: ProductProps & { readonly children: ReactNode }) {
  const { site } = useShell();
  const description = selectDescription(slug, site.initial);
  useReady(true);
  return (
    description && (
      <ProductCard description={description} level={2} illustration={slug}>
        {children}
      </ProductCard>
    )
  );
}

function LoadedProduct({ slug, data }: ProductProps & { readonly data: LoadedProductData }) {
  const { site, clock } = useShell();
  const { products, offers = [], purchases, retry } = data;
  if (!products) {
    return (
      <ProductWithoutPrice slug={slug}>
        <LoadError isCompact isRetrying={retry.isBusy} onRetry={retry.run}>
          {__('The price of this product could not be loaded.', 'jetpack')}
        </LoadError>
      </ProductWithoutPrice>
    );
  }
  const parts: OfferParts = { initial: site.initial, products, offers, purchases, now: clock.now() };
  const offer = selectOffer(slug, parts);
  if (!offer) return <RedirectToDashboard />;
  return <ProductCards offer={offer} planOffer={selectPlanOffer(offer, parts)} data={data} />;
}

function OnlineProduct({ slug }: ProductProps) {
  const data = useProductData();
  if (data.status === 'loaded') return <LoadedProduct slug={slug} data={data} />;
  return (
    <p className={styles.waiting} aria-busy>
      <Spinner size={32} />
    </p>
  );
}

/** Ways on. A license key can be activated by the linked connection owner only (spec 001 §6). */
function ProductLinks({ slug }: ProductProps) {
  const { navigation } = useShell();
  const { status, isConnectionOwner } = useViewer();
  return (
    <p className={styles.links}>
      <Link href={navigation.href('/dashboard')}>{__('Back to the dashboard', 'jetpack')}</Link>
      {status === 'connected' && isConnectionOwner && (
        <Link href={navigation.href(`/license/activation?from=/product/${slug}`)}>
          {__('Have a license key? Activate it', 'jetpack')}
        </Link>
      )}
    </p>
  );
}

/** The page of one product: description, price, and link to its checkout. */
export function ProductPage() {
  const { slug } = useParams();
  const { site } = useShell();
  const { status } = useViewer();
  if (!isProductKey(slug) || !selectDescription(slug, site.initial)) return <RedirectToDashboard />;
  return (
    <div className={styles.page}>
      {status === 'offline' ? (
        <ProductWithoutPrice slug={slug}>
          <p className={styles.muted}>{offlineText()}</p>
        </ProductWithoutPrice>
      ) : (
        <OnlineProduct key={slug} slug={slug} />
      )}
      <ProductLinks slug={slug} />
    </div>
  );
}
