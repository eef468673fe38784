import { formatPhpDate, intlLocale, type I18n, type InitialState, type PageData } from '@site-admin/contracts';

/** Creates the formatters of numbers and dates for the page's locale and the site's settings. */
export function createI18n({ locale, direction }: Pick<PageData, 'locale' | 'direction'>, initial: InitialState): I18n {
  const language = intlLocale(locale);
  const plain = new Intl.NumberFormat(language);
  const siteFormat = initial.siteData.dateFormat || undefined;
  return {
    locale,
    direction,
    number: (value, options) => (options ? new Intl.NumberFormat(language, options) : plain).format(value),
    date: (ms, format = siteFormat) => formatPhpDate(ms, format, { locale }),
  };
}
