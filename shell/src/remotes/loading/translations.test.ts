import { __, _n } from '@site-admin/runtime/i18n';
import { testResponse } from '../../testing/test-response';
import { createManifest } from '../../testing/manifests';
import { addTranslations } from './translations';

const plurals = { '': { 'plural-forms': 'nplurals=2; plural=n != 1;' } };
const folder = 'https://example.org/remotes/settings/1/';

/** Returns a checked manifest with translations into German. */
function translated() {
  const manifest = createManifest('settings', '1.0.0');
  const [first] = manifest.files;
  if (!first) throw new Error('The manifest has no files.');
  const file = { ...first, name: 'language-de_DE.123.json', kind: 'asset', role: 'async' } as const;
  return { manifest: { ...manifest, files: [...manifest.files, file] }, folder, id: 'sha384-x' };
}

function respond(data: unknown) {
  const fetch = jest.fn(() => Promise.resolve(testResponse(JSON.stringify(data))));
  Object.assign(window, { fetch });
  return fetch;
}

test("a remote's own translations are added for the page's locale, and do not replace those of the site", async () => {
  const fetch = respond({ ...plurals, Save: ['Sichern'], 'New text': ['Neuer Text'], '%d site': ['%d Website', '%d Websites'] });
  const checked = translated();
  await addTranslations(checked, { locale: 'de_DE', texts: { ...plurals, Save: ['Speichern'] } });
  const { integrity } = checked.manifest.files.at(-1) ?? {};
  expect(fetch).toHaveBeenCalledWith(new URL('language-de_DE.123.json', folder), { credentials: 'omit', integrity });
  expect([__('Save', 'jetpack'), __('New text', 'jetpack')]).toEqual(['Speichern', 'Neuer Text']);
  expect([1, 3].map((count) => _n('%d site', '%d sites', count, 'jetpack'))).toEqual(['%d Website', '%d Websites']);
});

test('nothing is requested for a locale without translations', async () => {
  const fetch = respond({});
  await addTranslations(translated(), { locale: 'he_IL' });
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['with another hash', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that are malformed', () => Promise.resolve(testResponse('{"Broken":"no list"}'))],
])('translations %s are ignored: texts are in English', async (_, fetch) => {
  Object.assign(window, { fetch });
  await addTranslations(translated(), { locale: 'de_DE' });
  expect(__('Broken', 'jetpack')).toBe('Broken');
});
