import { useState } from 'react';
import { useShell } from '@site-admin/kit';
import { Link } from '@site-admin/ui';
import type { Store } from './stores';
import styles from './apps.module.css';

/** The language of the page, or undefined where it is named in a way no browser knows. */
function localeOf(name: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(name.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

/** The store's badge in the language of the page. Ours stands in for it in English, and where the store's does not come. */
export function StoreBadge({ store: { href, label, image, imageIn } }: { readonly store: Store }) {
  const { i18n } = useShell();
  const [isMissing, setIsMissing] = useState(false);
  const locale = localeOf(i18n.locale);
  const isOwn = isMissing || locale === undefined || locale.language === 'en';
  return (
    <Link href={href} isExternal hasIcon={false} isPlain className={styles.badge}>
      <img
        src={isOwn ? image : imageIn(locale)}
        alt={label}
        width={135}
        height={40}
        onError={isOwn ? undefined : () => setIsMissing(true)}
      />
    </Link>
  );
}
