import { formatPhpDate, intlLocale, type I18n, type InitialState, type PageData } from '@site-admin/contracts';

/** Creates the formatters of numbers and dates for the page's locale and the site's settings. */
export function createI18n({ locale, direction }: Pick<PageData, 'locale' | 'direction'>, initial: InitialState): I18n {
  // On first use: the first call of Intl takes 10 ms, which would delay the first frame.
  let plain: Intl.NumberFormat | undefined;
  const format = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(intlLocale(locale), options);
  const siteFormat = initial.siteData.dateFormat || undefined;
  return {
    locale,
    direction,
    number: (value, options) => (options ? format(options) : (plain ??= format())).format(value),
    date: (ms, dateFormat = siteFormat) => formatPhpDate(ms, dateFormat, { locale }),
  };
}
