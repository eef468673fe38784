import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { localeData, type LocaleData } from '@site-admin/contracts';
import { mo } from 'gettext-parser';
import * as v from 'valibot';

/** A pack per script; some tools write further members. */
const scriptPack = v.object({ locale_data: v.object({ messages: v.record(v.string(), v.unknown()) }) });

const isEmpty = (value: LocaleData[string]) => Array.isArray(value) && value.includes('');

/** Returns the translations that have all their forms. */
const withoutEmpty = (data: LocaleData): LocaleData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)));

function parseScriptPack(source: Buffer): LocaleData {
  return v.parse(localeData, v.parse(scriptPack, JSON.parse(source.toString())).locale_data.messages);
}

function parseMo(source: Buffer): LocaleData {
  const { headers, translations } = mo.parse(source, 'utf-8');
  const texts = Object.entries(translations).flatMap(([context, entries]) =>
    Object.values(entries).map(({ msgid, msgstr }) => [context ? `${context}\u0004${msgid}` : msgid, msgstr] as const),
  );
  return { ...Object.fromEntries(texts), '': { 'plural-forms': headers['plural-forms'] ?? '' } };
}

const parse = (name: string, source: Buffer) => (name.endsWith('.mo') ? parseMo(source) : parseScriptPack(source));

/** Returns the translations of a file; none if it is damaged, as WordPress does. */
async function readPack(file: string): Promise<LocaleData> {
  try {
    return withoutEmpty(parse(file, await readFile(file)));
  } catch {
    return {};
  }
}

/**
 * Returns the translations of a locale in a folder such as WordPress' `languages/plugins`: `jetpack-<locale>.mo`, and
 * `jetpack-<locale>-<hash>.json` for each script of the plugin.
 */
export async function readLanguagePacks(folder: string, locale: string): Promise<LocaleData> {
  const names = await readdir(folder).catch(() => []);
  const packs = names.filter(
    (name) => name === `jetpack-${locale}.mo` || /^-\w+\.json$/.test(name.replace(`jetpack-${locale}`, '')),
  );
  const read = await Promise.all(packs.sort().map((name) => readPack(path.join(folder, name))));
  return Object.assign({}, ...read);
}
