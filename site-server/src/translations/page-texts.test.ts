import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@site-admin/delivery';
import { mo } from 'gettext-parser';
import { createPageTexts } from './page-texts';

const plurals = 'nplurals=2; plural=n != 1;';
let root = '';
const file = (name: string, content: string | Buffer) => {
  const target = path.join(root, name);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
};

const compile = (texts: Record<string, string[]>) =>
  mo.compile({
    charset: 'utf-8',
    headers: { 'plural-forms': plurals },
    translations: { '': Object.fromEntries(Object.entries(texts).map(([msgid, msgstr]) => [msgid, { msgid, msgstr }])) },
  });
const script = (messages: unknown) => JSON.stringify({ domain: 'messages', locale_data: { messages } });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-admin-languages-'));
  file('shell/texts.1.json', '["Close","Save","Unknown"]');
  file('store/remotes/settings/1/texts.2.json', '["%d site"]');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const shell = { files: [{ name: 'texts.1.json' }] };
const manifests = { 'remotes/settings/1/remote.manifest.json': JSON.stringify({ files: [{ name: 'texts.2.json' }] }) };
const read = (locale: string) => {
  const folders = {
    languages: path.join(root, 'languages'),
    shell: path.join(root, 'shell'),
    store: openStore(path.join(root, 'store'), { folder: root, env: {} }),
  };
  return createPageTexts(folders).read(locale, shell, manifests);
};

test('texts of the shell and of the live remotes are taken from .mo and script packs; incomplete and other ones are left out', async () => {
  file('languages/jetpack-de_DE.mo', compile({ Save: ['Überspeichern'], 'Not on this page': ['Nicht hier'], Unknown: [''] }));
  file('languages/jetpack-de_DE-0123abc.json', script({ '': { lang: 'de' }, '%d site': ['%d Website', '%d Websites'] }));
  file('languages/jetpack-de_DE_formal.mo', compile({ Close: ['Schließen Sie'] }));
  expect(await read('de_DE')).toMatchObject({ Save: ['Überspeichern'], '%d site': ['%d Website', '%d Websites'] });
  expect(Object.keys((await read('de_DE')) ?? {}).sort()).toEqual(['', '%d site', 'Save']);
});

test('the rule for plurals is that of the .mo file, or of a script pack', async () => {
  file('languages/jetpack-de_DE-0123abc.json', script({ '': { 'plural-forms': plurals }, Save: ['Speichern'] }));
  expect((await read('de_DE'))?.['']).toEqual({ 'plural-forms': plurals });
  file('languages/jetpack-he_IL.mo', compile({ Save: ['שמירה'] }));
  expect((await read('he_IL'))?.['']).toEqual({ 'plural-forms': plurals });
});

test('English needs no texts, and neither does a locale without packs, nor one whose packs are damaged', async () => {
  file('languages/jetpack-de_DE.mo', 'no language pack');
  file('languages/jetpack-en_US.mo', compile({ Save: ['Store'] }));
  expect([await read('en_US'), await read('fr_FR'), await read('de_DE')]).toEqual([undefined, undefined, undefined]);
});
