import { localeData, type LocaleData, type PageData } from '@site-admin/contracts';
import { setLocaleData } from '@site-admin/runtime/i18n';
import * as v from 'valibot';
import type { CheckedManifest } from '../registry/manifest';

/** Loads a remote's own translations for the page's locale, if it has any. Never fails: missing texts are in English. */
export type LoadTranslations = (checked: CheckedManifest) => Promise<void>;

/** All translations of each page. */
const known = new WeakMap<object, LocaleData>();

/** Adds a remote's own translations to those of the page. They replace none: the text domain is common. */
export async function addTranslations(
  { manifest, folder }: CheckedManifest,
  page: Pick<PageData, 'locale' | 'texts'>,
): Promise<void> {
  const file = manifest.files.find(({ name }) => name.startsWith(`language-${page.locale}.`));
  if (!file) return;
  try {
    const response = await fetch(new URL(file.name, folder), { credentials: 'omit', integrity: file.integrity });
    const texts = { ...v.parse(localeData, await response.json()), ...(known.get(page) ?? page.texts) };
    known.set(page, texts);
    setLocaleData(texts, 'jetpack');
  } catch {
    // The texts stay in English; the browser logs the request that failed.
  }
}
