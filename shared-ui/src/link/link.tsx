import { isExternalLink } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './link.module.css';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'children'> {
  readonly href: string;
  readonly children: ReactNode;
  /** Opens in a new tab; true by default for links to the product's redirect host. */
  readonly isExternal?: boolean | undefined;
  /** Shows the arrow of an external link; true by default. */
  readonly hasIcon?: boolean | undefined;
  /** Omits the link styles. */
  readonly isPlain?: boolean | undefined;
}

/** A link. External ones open a new tab with `noopener` and announce it. */
export function Link({
  href,
  children,
  isExternal = isExternalLink(href),
  hasIcon = true,
  isPlain = false,
  className,
  ...rest
}: LinkProps) {
  const leaving = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...rest} href={href} {...leaving} className={classNames(!isPlain && styles.link, className)}>
      {children}
      {isExternal && hasIcon && (
        <span className={styles.arrow}>
          <Icon name="external" size={14} />
        </span>
      )}
      {isExternal && (
        <VisuallyHidden>
          {' '}
          {
            /* translators: read aloud after the text of a link. */
            __('(opens in a new tab)', 'jetpack')
          }
        </VisuallyHidden>
      )}
    </a>
  );
}

/** A link that always opens in a new tab. */
export function ExternalLink(props: Omit<LinkProps, 'isExternal'>) {
  return <Link {...props} isExternal />;
}
