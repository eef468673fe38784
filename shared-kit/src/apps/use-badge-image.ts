import { useState } from 'react';
import { useShell } from '@site-admin/kit';
import type { Store } from './stores';

/** Parses the locale of the page; undefined for a name that `Intl` does not accept. */
function parseLocale(name: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(name.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

/** Returns the `<img>` attributes of a store's badge in the language of the page; the bundled one in English, and where the store's fails to load. */
export function useBadgeImage({ image, label, getLocalizedImage }: Store) {
  const { i18n } = useShell();
  const [hasFailed, setHasFailed] = useState(false);
  const locale = parseLocale(i18n.locale);
  const isBundled = hasFailed || locale === undefined || locale.language === 'en';
  return {
    src: isBundled ? image : getLocalizedImage(locale),
    alt: label,
    width: 135,
    height: 40,
    onError: isBundled ? undefined : () => setHasFailed(true),
  };
}
