/**
 * Translations as the page takes them: `setLocaleData` of @wordpress/i18n.
 */
import gettext from 'gettext-parser';

/** Returns the forms of each complete text of a .po file by key, and under '' the rule for plurals. */
export function parsePo(source) {
  const { headers, translations } = gettext.po.parse(source);
  const data = { '': { 'plural-forms': headers['plural-forms'] ?? headers['Plural-Forms'] ?? '' } };
  for (const [context, texts] of Object.entries(translations)) {
    for (const { msgid, msgstr, comments } of Object.values(texts)) {
      const isFuzzy = comments?.flag?.includes('fuzzy') ?? false;
      if (msgid !== '' && !isFuzzy && msgstr.every((form) => form !== ''))
        data[context ? `${context}\u0004${msgid}` : msgid] = msgstr;
    }
  }
  return data;
}

/** Returns how many of the texts are translated, by folder: `[{ folder, translated, total, missing }]`. */
export function getCoverage(texts, data) {
  const folders = new Map();
  for (const { key, file } of texts) {
    const [folder] = file.split('/');
    folders.set(folder, (folders.get(folder) ?? new Set()).add(key));
  }
  return [...folders].map(([folder, keys]) => {
    const missing = [...keys].filter((key) => !(key in data));
    return { folder, translated: keys.size - missing.length, total: keys.size, missing };
  });
}
