import { screen, waitFor, within } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const card = () => within(screen.getByRole('region', { name: 'Site verification' }));
const field = (label: string) => card().getByLabelText(label);
const save = () => card().getByRole('button', { name: 'Save settings' });

/** Without a linked user, all five services have a field. */
const open = (site: SiteOptions = {}) =>
  openSettings('/traffic', { site: { linked: false, modules: { 'verification-tools': true }, ...site } });

test('SET-096 five services are saved together', async () => {
  const page = await open();
  for (const [index, label] of ['Google', 'Bing', 'Pinterest', 'Yandex', 'Facebook'].entries()) {
    await page.user.type(field(label), `code-${index}`);
  }
  await page.user.click(save());
  expect(savedBy(page)).toEqual([
    { google: 'code-0', bing: 'code-1', pinterest: 'code-2', yandex: 'code-3', facebook: 'code-4' },
  ]);
});

test.each([
  ['Google', 'google', 'google-site-verification'],
  ['Bing', 'bing', 'msvalidate.01'],
  ['Pinterest', 'pinterest', 'p:domain_verify'],
  ['Yandex', 'yandex', 'yandex-verification'],
  ['Facebook', 'facebook', 'facebook-domain-verification'],
])('SET-097 the code of %s is shown in its meta tag, and sent as the code', async (label, name, tag) => {
  const page = await open({ settings: { [name]: 'stored' } });
  expect(field(label)).toHaveValue(`<meta name="${tag}" content="stored" />`);
  await page.user.clear(field(label));
  await page.user.type(field(label), 'typed_1');
  expect(field(label)).toHaveValue('typed_1');
  await page.user.tab();
  expect(field(label)).toHaveValue(`<meta name="${tag}" content="typed_1" />`);
  await page.user.click(save());
  expect(savedBy(page)).toEqual([{ [name]: 'typed_1' }]);
});

test('a tag with the stored code is no edit', async () => {
  const page = await open({ settings: { bing: 'stored' } });
  await page.user.clear(field('Bing'));
  await page.user.paste('\t<meta content="stored" name="msvalidate.01">\n');
  expect(save()).toBeDisabled();
});

test.each(['two words', '<script>alert(1)</script>', '😀'])(
  '%j is explained at its field and not sent; the rest is kept',
  async (bad) => {
    const page = await open();
    await page.user.type(field('Bing'), 'good');
    await page.user.click(field('Yandex'));
    await page.user.paste(bad);
    await page.user.click(save());
    await waitFor(() =>
      expect(field('Yandex')).toHaveAccessibleDescription('Enter the HTML tag of the service, or the code in it.'),
    );
    expect(field('Yandex')).toHaveFocus();
    expect(field('Yandex')).toHaveValue(bad);
    expect(field('Bing')).not.toBeInvalid();
    expect(page.host.querySelector('script')).toBeNull();
  },
);

test('a refused code shows the message of the site at its field', async () => {
  const page = await open();
  await page.user.type(field('Pinterest'), 'abc');
  page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'pinterest: No such code.' });
  await page.user.click(save());
  await waitFor(() => expect(field('Pinterest')).toHaveAccessibleDescription('No such code.'));
  expect(field('Pinterest')).toBeInvalid();
  expect(field('Bing')).not.toBeInvalid();
});

test('with the module off, the fields are disabled; its switch is saved at once', async () => {
  const page = await open({ modules: { 'verification-tools': false } });
  for (const label of ['Google', 'Bing', 'Pinterest', 'Yandex', 'Facebook']) expect(field(label)).toBeDisabled();
  await page.user.click(toggle('Verify site ownership with third party services'));
  expect(savedBy(page)).toEqual([{ 'verification-tools': true }]);
  await waitFor(() => expect(field('Bing')).toBeEnabled());
});

test('with the module overridden to inactive, the card shows it', async () => {
  await open({ modules: { 'verification-tools': { activated: false, override: 'inactive' } } });
  expect(screen.getByText(/Site verification has been disabled|disabled by a site administrator/)).toBeVisible();
  expect(screen.queryByLabelText('Bing')).toBeNull();
});

test('the card names the services and links their pages', async () => {
  await open();
  const names = ['Google Search Console', 'Bing Webmaster Center', 'Pinterest Site Verification', 'Yandex.Webmaster'];
  for (const name of names) expect(card().getByRole('link', { name: new RegExp(name) })).toBeVisible();
  expect(card().getByRole('link', { name: /full instructions/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=jetpack-support-site-verification-tools',
  );
});
