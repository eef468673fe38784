import { useState } from 'react';
import { useShell } from '@site-admin/kit';
import type { Store } from './stores';
import styles from './badge-image.module.css';

/** Parses the locale of the page; undefined for a name that `Intl` does not accept. */
function parseLocale(name: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(name.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

/** The badge of a store in the language of the page; the bundled one in English, and where the store's fails to load. */
export function BadgeImage({ store }: { readonly store: Store }) {
  const { i18n } = useShell();
  const [hasFailed, setHasFailed] = useState(false);
  const locale = parseLocale(i18n.locale);
  const isBundled = hasFailed || locale === undefined || locale.language === 'en';
  return (
    <img
      className={styles.image}
      src={isBundled ? store.image : store.getLocalizedImage(locale)}
      alt={store.label}
      width={135}
      height={40}
      onError={isBundled ? undefined : () => setHasFailed(true)}
    />
  );
}
