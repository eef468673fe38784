import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mo } from 'gettext-parser';

type Texts = Readonly<Record<string, readonly string[]>>;

const plurals = 'nplurals=2; plural=n != 1;';

/** Writes a language pack of Jetpack as WordPress installs it: a .mo file, and one JSON file for a script. */
export function writeLanguagePack(folder: string, locale: string, texts: { readonly mo: Texts; readonly json: Texts }): void {
  mkdirSync(folder, { recursive: true });
  const entries = Object.entries(texts.mo).map(([msgid, msgstr]) => [msgid, { msgid, msgstr: [...msgstr] }]);
  const header = { msgid: '', msgstr: [`Content-Type: text/plain; charset=UTF-8\nPlural-Forms: ${plurals}\n`] };
  const translations = { '': { '': header, ...Object.fromEntries(entries) } };
  const file = mo.compile({ charset: 'utf-8', headers: { 'plural-forms': plurals }, translations });
  writeFileSync(path.join(folder, `jetpack-${locale}.mo`), file);
  const json = { domain: 'messages', locale_data: { messages: { '': { 'plural-forms': plurals }, ...texts.json } } };
  writeFileSync(path.join(folder, `jetpack-${locale}-0123456789abcdef0123456789abcdef.json`), JSON.stringify(json));
}
