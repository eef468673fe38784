import { screen, waitFor } from '@testing-library/dom';
import { getLicenseCounts, setLicense } from '@site-admin/contracts';
import { openMyPlan } from '../../../testing/open-my-plan';

const field = () => screen.findByLabelText('License key');
const apply = () => screen.getByRole('button', { name: /^Apply/ });

async function open(options: Parameters<typeof openMyPlan>[0] = {}) {
  const licensing = { error: '', showLicensingUi: true, userCounts: { attached: 0, detached: 1 } };
  const page = openMyPlan({ initialState: { licensing }, ...options });
  await field();
  return page;
}

describe('LIC-020 the license key box', () => {
  test('does nothing while it is empty', async () => {
    const page = await open();
    expect(apply()).toBeDisabled();
    await page.user.type(await field(), '  {Enter}');
    expect(page.site.getCalls(setLicense)).toEqual([]);
  });

  test('reads "Applying…" and ignores presses meanwhile; then it is empty, the counts are refreshed and the next key can follow', async () => {
    const page = await open();
    page.site.respond(setLicense, { code: 'success' });
    const release = page.site.hold(setLicense);
    await page.user.type(await field(), 'jetpack-scan-1');
    await page.user.click(apply());
    expect(apply()).toHaveTextContent('Applying…');
    await page.user.click(apply());
    await page.user.type(await field(), '{Enter}');
    expect(page.site.getCalls(setLicense)).toHaveLength(1);
    page.site.respond(getLicenseCounts, { attached: 1, detached: 0 });
    release();
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(apply()).toHaveTextContent('Apply');
    await waitFor(() => expect(page.site.getCalls(getLicenseCounts)).toHaveLength(1));
    expect(await screen.findByRole('link', { name: 'Recommendations' })).toBeVisible();
    expect(await field()).toHaveFocus();
    await page.user.type(await field(), 'jetpack-scan-2{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(page.site.getCalls(setLicense).map(({ body }) => body)).toEqual([
      { license: 'jetpack-scan-1' },
      { license: 'jetpack-scan-2' },
    ]);
  });
});

describe('LIC-021 the response of the site', () => {
  const texts = (page: Awaited<ReturnType<typeof open>>) => page.notices.shown.map(({ status, text }) => [status, text]);

  test('accepted is a success notice', async () => {
    const page = await open();
    page.site.respond(setLicense, { code: 'success' });
    await page.user.type(await field(), 'jetpack-scan-1{Enter}');
    await waitFor(() =>
      expect(texts(page)).toEqual([
        ['is-success', 'Jetpack license key added. It may take a minute for the license to be processed.'],
      ]),
    );
  });

  test('refused is an error notice, with the message of the site at the field, which keeps the key', async () => {
    const page = await open();
    page.site.failOnce(setLicense, { status: 500, code: 'setting_license_key_failed', message: 'The site has it already.' });
    await page.user.type(await field(), 'jetpack-scan-1{Enter}');
    expect(await screen.findByText('The site has it already.')).toBeVisible();
    expect(texts(page)).toEqual([['is-error', 'Error adding Jetpack license key.']]);
    expect(await field()).toHaveValue('jetpack-scan-1');
    expect(await field()).toBeInvalid();
    await page.user.type(await field(), '2');
    expect(screen.queryByText('The site has it already.')).toBeNull();
  });
});

test.each([
  ['the site has its license screens off', { initialState: {} }],
  ['the user may not connect', { permissions: { connect_user: false } }],
])('there is no box where %s', async (_where, options) => {
  openMyPlan({
    initialState: { licensing: { error: '', showLicensingUi: !('initialState' in options), userCounts: {} } },
    ...options,
  });
  await screen.findByRole('heading', { name: 'Jetpack Free' });
  expect(screen.queryByLabelText('License key')).toBeNull();
});
