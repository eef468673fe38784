/**
 * Translations as the page takes them: `setLocaleData` of @wordpress/i18n.
 */
import gettext from 'gettext-parser';

/** A blank line, a comment, or a quoted string with or without its keyword. */
const poLine = /^\s*(?:#.*|(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s*)?"(?:[^"\\]|\\.)*")?\s*$/;

/** Throws an error that names the first malformed line; the parser skips such lines. */
function checkLines(source) {
  const line =
    source
      .toString('utf8')
      .split('\n')
      .findIndex((text) => !poLine.test(text)) + 1;
  if (line > 0) throw new Error(`line ${line} is malformed`);
}

/**
 * Returns the forms of each complete text of a .po file by key, and under '' the rule for plurals.
 *
 * @throws {Error} If the file is malformed.
 */
export function parsePo(source) {
  checkLines(source);
  const { headers, translations } = gettext.po.parse(source);
  if (!headers) throw new Error('it has no header');
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
