import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { ProductDescription } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/kit';
import { Badge, Card, CardBody, CheckList, Icon, Link, type IconName } from '@site-admin/ui';
import type { ProductKey } from './product-key';
import styles from './product.module.css';

const icons: Readonly<Record<ProductKey, IconName>> = {
  akismet: 'anti-spam',
  backup: 'backup',
  scan: 'shield',
  search: 'search',
  security: 'lock',
  videopress: 'video',
};

export interface ProductCardProps {
  readonly description: ProductDescription;
  /** The product of the page is a level above the plan beside it. */
  readonly level: 2 | 3;
  /** Of the product's picture, where it stands alone. */
  readonly illustration?: ProductKey | undefined;
  readonly isPopular?: boolean;
  /** Somebody asked for the price once more, and here it is: the focus goes there, since what was pressed is gone. */
  readonly isNews?: boolean;
  /** What it costs and how to get it. */
  readonly children: ReactNode;
}

function Disclaimer({ slug, disclaimer }: Pick<ProductDescription, 'slug' | 'disclaimer'>) {
  const { analytics } = useShell();
  if (!disclaimer) return null;
  const { text, link_text: label, url } = disclaimer;
  return (
    <p className={styles.muted}>
      {text}{' '}
      {label !== '' && url !== '' && (
        <Link href={url} onClick={() => analytics.record('jetpack_product_card_disclaimer_click', { type: slug })}>
          {label}
        </Link>
      )}
    </p>
  );
}

/** What a product is and does, beside what it costs. */
export function ProductCard({ description, level, illustration, isPopular = false, isNews = false, children }: ProductCardProps) {
  const titleId = useId();
  const aside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) aside.current?.focus();
  }, [isNews]);
  const Title = `h${level}` as const;
  return (
    <Card as="section" labelledBy={titleId}>
      <CardBody className={styles.card}>
        <div className={styles.about}>
          <div className={styles.name}>
            {illustration && (
              <span className={styles.illustration}>
                <Icon name={icons[illustration]} size={32} />
              </span>
            )}
            <Title id={titleId} className={styles.title}>
              {description.title}
            </Title>
            {isPopular && <Badge tone="info">{__('Popular', 'jetpack')}</Badge>}
          </div>
          <p className={styles.text}>{description.description}</p>
          <CheckList items={description.features} />
          <Disclaimer slug={description.slug} disclaimer={description.disclaimer} />
        </div>
        <div ref={aside} tabIndex={-1} className={styles.aside}>
          {children}
        </div>
      </CardBody>
    </Card>
  );
}
