import { isExternalLink } from '@site-admin/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import styles from './card.module.css';

export interface CardProps {
  readonly children: ReactNode;
  /** By default `section` with a label, `div` without. */
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'form' | undefined;
  /** Id of the labeling element: a CardHeader's `titleId`. */
  readonly labelledBy?: string | undefined;
  readonly label?: string | undefined;
  /** Colored edge at the start. */
  readonly accent?: 'info' | 'brand' | 'warning' | 'error' | undefined;
  /** Unavailable (offline, no permission): paler, still readable. */
  readonly isFaded?: boolean | undefined;
  /** Its content is loading. */
  readonly isBusy?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** A white box; contains CardHeader, CardBody, CardFooter and CardLink. */
export function Card({ children, as, labelledBy, label, accent, isFaded = false, isBusy, id, className }: CardProps) {
  const Tag = as ?? (labelledBy === undefined && label === undefined ? 'div' : 'section');
  return (
    <Tag
      id={id}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-busy={isBusy}
      className={classNames(styles.card, accent && styles[accent], isFaded && styles.faded, className)}
    >
      {children}
    </Tag>
  );
}

export interface CardHeaderProps {
  readonly title: ReactNode;
  /** For the card's `labelledBy`. */
  readonly titleId?: string | undefined;
  /** Heading level; 3 by default. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Actions at the end, such as a toggle or a button. */
  readonly children?: ReactNode;
}

/** The first row of a card: title and actions. */
export function CardHeader({ title, titleId, level = 3, children }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.header}>
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

/** A padded section of a card, with a line between two of them. */
export function CardBody({ children, className }: { readonly children: ReactNode; readonly className?: string | undefined }) {
  return <div className={classNames(styles.body, className)}>{children}</div>;
}

/** The last row of a card, aligned to the end. */
export function CardFooter({ children, className }: { readonly children: ReactNode; readonly className?: string | undefined }) {
  return <div className={classNames(styles.footer, className)}>{children}</div>;
}

export interface CardLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly isExternal?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** A row of a card that is a link. */
export function CardLink({ href, children, isExternal = isExternalLink(href), onClick }: CardLinkProps) {
  return (
    <Link href={href} isExternal={isExternal} hasIcon={false} isPlain className={styles.link} {...(onClick && { onClick })}>
      <span>{children}</span>
      <Icon name={isExternal ? 'external' : 'chevron-right'} className={styles.chevron} />
    </Link>
  );
}
