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
  /** Opens in a new tab. Links to the product's redirect host do so unless told otherwise. */
  readonly isExternal?: boolean | undefined;
  /** The small arrow behind an external link's text; shown unless false. */
  readonly hasIcon?: boolean | undefined;
  /** Without the look of a link, for parts that bring their own. */
  readonly isPlain?: boolean | undefined;
}

/** A link that knows when it leaves the page: then it opens a new tab, safely, and says so. */
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
      {isExternal && hasIcon && <Icon name="external" size={14} className={styles.arrow} />}
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
