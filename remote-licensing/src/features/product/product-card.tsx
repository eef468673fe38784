import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { ProductDescription } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { type ProductKey } from '@site-admin/kit/rules';
import { __ } from '@site-admin/runtime/i18n';
import { Badge, Card, CardBody, CheckList, Icon, Link, type IconName } from '@site-admin/ui';
import styles from './product.module.css';

const icons: Readonly<Record<ProductKey, IconName>> = {
  akismet: 'anti-spam',
  backup: 'backup',
  scan: 'shield',
  search: 'search',
  security: 'lock',
  videopress: 'video',
};

interface TitleProps {
  readonly description: ProductDescription;
  /** Heading level: 2 for the product of the page, 3 for the plan beside it. */
  readonly level: 2 | 3;
  /** Shows the icon of this product. */
  readonly illustration?: ProductKey | undefined;
  readonly isPopular?: boolean;
}

export interface ProductCardProps extends TitleProps {
  /** Moves the focus to the price, after a retry whose button is gone. */
  readonly isFocused?: boolean;
  /** Price and call to action. */
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

function ProductTitle({ id, description, level, illustration, isPopular = false }: TitleProps & { readonly id: string }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.name}>
      {illustration && (
        <span className={styles.illustration}>
          <Icon name={icons[illustration]} size={32} />
        </span>
      )}
      <Heading id={id} className={styles.title}>
        {description.title}
      </Heading>
      {isPopular && <Badge tone="info">{__('Popular', 'jetpack')}</Badge>}
    </div>
  );
}

/** Title, features and limits of a product, beside its price. */
export function ProductCard({ isFocused = false, children, ...title }: ProductCardProps) {
  const { description } = title;
  const titleId = useId();
  const aside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) aside.current?.focus();
  }, [isFocused]);
  return (
    <Card as="section" labelledBy={titleId}>
      <CardBody className={styles.card}>
        <div className={styles.about}>
          <ProductTitle id={titleId} {...title} />
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
