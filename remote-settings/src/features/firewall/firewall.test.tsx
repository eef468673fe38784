import { screen, waitFor, within } from '@testing-library/dom';
import { getFirewall, updateSettings } from '@site-admin/contracts';
import type { RenderedRemote, SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const card = () => within(screen.getByRole('region', { name: 'Firewall Beta' }));
const blocked = () => card().getByLabelText('Blocked IP addresses');
const allowed = () => card().getByLabelText('Always allowed IP addresses');
const lists = () => toggle('Block or allow requests from specific IP addresses');
const share = () => toggle('Share data with Jetpack');
const rules = 'Your site is not receiving the latest updates to Firewall rules';

interface State {
  readonly hasRulesAccess?: boolean;
  readonly bootstrapPath?: string;
}

const open = (site: SiteOptions = {}, { hasRulesAccess = true, bootstrapPath = '' }: State = {}) =>
  openSettings('/security', {
    site: { modules: { waf: true }, settings: { jetpack_waf_ip_list: true }, ...site },
    arrange: (page) => page.site.respond(getFirewall, { hasRulesAccess, bootstrapPath }),
  });

async function saveLists(page: RenderedRemote, inBlocked: string, inAllowed: string) {
  await page.user.type(blocked(), inBlocked);
  await page.user.type(allowed(), inAllowed);
  await page.user.click(card().getByRole('button', { name: 'Save settings' }));
}

test('SET-037 the lists have one address per line, and are saved together by Save', async () => {
  const page = await open();
  await saveLists(page, '10.0.0.1{Enter}10.0.0.2', '2001:db8::1');
  expect(savedBy(page)).toEqual([{ jetpack_waf_ip_block_list: '10.0.0.1\n10.0.0.2', jetpack_waf_ip_allow_list: '2001:db8::1' }]);
});

test('SET-037 the lists depend on their switch', async () => {
  const page = await open({ settings: { jetpack_waf_ip_list: false } });
  expect(card().queryByRole('textbox')).toBeNull();
  await page.user.click(lists());
  expect(savedBy(page)).toEqual([{ jetpack_waf_ip_list: true }]);
  expect(blocked()).toBeEnabled();
  expect(allowed()).toBeEnabled();
});

test('SET-037 both switches and the lists depend on the firewall', async () => {
  const page = await open({ modules: { waf: false } });
  for (const option of [lists(), share()]) {
    await page.user.click(option);
    expect(option).toHaveAttribute('aria-disabled', 'true');
  }
  expect(card().queryByRole('textbox')).toBeNull();
  expect(savedBy(page)).toEqual([]);
});

test('SET-037 sharing data saves its option', async () => {
  const page = await open();
  await page.user.click(share());
  expect(savedBy(page)).toEqual([{ jetpack_waf_share_data: true }]);
  expect(card().getByRole('link', { name: /^Privacy information/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=jetpack-waf-settings-privacy-info',
  );
});

test('SET-037 an invalid line is named at its list, and nothing is sent', async () => {
  const page = await open();
  await saveLists(page, '10.0.0.1{Enter}<script>', '10.0.0.1-10.0.0.9');
  expect(blocked()).toHaveAccessibleDescription(/Line 2: “<script>” is not an IP address\./);
  expect(blocked()).toHaveFocus();
  expect(allowed()).toHaveAccessibleDescription(/Line 1: “10\.0\.0\.1-10\.0\.0\.9” is a range\./);
  expect(savedBy(page)).toEqual([]);
});

test('SET-038 a site with rule updates has no notice', async () => {
  const page = await open({}, { hasRulesAccess: true, bootstrapPath: '/srv/bootstrap.php' });
  expect(await card().findByText('Enhanced protection')).toBeVisible();
  expect(card().queryByText(rules)).toBeNull();
  expect(page.site.getCalls(getFirewall)).toHaveLength(1);
});

test('SET-038 a site without rule updates and without a scan plan is offered an upgrade', async () => {
  await open({}, { hasRulesAccess: false });
  expect(await card().findByText(rules)).toBeVisible();
  expect(card().getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/scan');
});

test('SET-038 with a scan plan, the notice has no Upgrade', async () => {
  await open({ features: ['scan'] }, { hasRulesAccess: false });
  expect(await card().findByText(rules)).toBeVisible();
  expect(card().queryByRole('link', { name: 'Upgrade' })).toBeNull();
});

test.each<[string, SiteOptions['features'], number]>([
  ['without a scan plan', [], 1],
  ['with a scan plan', ['scan'], 0],
])(
  'SET-038 while the firewall is off its state is not requested, and the notice depends on the plan: %s',
  async (_case, features, count) => {
    const page = await open({ modules: { waf: false }, features: features ?? [] }, { hasRulesAccess: true });
    await waitFor(() => expect(card().queryAllByText(rules)).toHaveLength(count));
    expect(page.site.getCalls(getFirewall)).toEqual([]);
  },
);

test('SET-038 a state that cannot be loaded leaves the notice to the plan', async () => {
  await openSettings('/security', {
    site: { modules: { waf: true } },
    arrange: (page) => page.site.breakOnce(getFirewall, 'html'),
  });
  expect(await card().findByText(rules)).toBeVisible();
});

test('SET-039 with a bootstrap file, the directive of enhanced protection can be copied', async () => {
  await open({}, { bootstrapPath: '/srv/jetpack-waf/bootstrap.php' });
  expect(await card().findByText('Enhanced protection')).toBeVisible();
  expect(card().getByText('auto_prepend_file = "/srv/jetpack-waf/bootstrap.php"')).toBeInTheDocument();
});

test('SET-039 without one, there is no enhanced protection', async () => {
  await open({}, { hasRulesAccess: false, bootstrapPath: '' });
  expect(await card().findByText(rules)).toBeVisible();
  expect(card().queryByText('Enhanced protection')).toBeNull();
});

test('SET-039 the state is requested once the firewall was switched on', async () => {
  const page = await open({ modules: { waf: false } }, { bootstrapPath: '/srv/bootstrap.php' });
  const release = page.site.hold(updateSettings);
  await page.user.click(toggle('Protect your site with Jetpack’s Web Application Firewall'));
  expect(page.site.getCalls(getFirewall)).toEqual([]);
  release();
  expect(await card().findByText('Enhanced protection')).toBeVisible();
  expect(savedBy(page)).toEqual([{ waf: true }]);
});
