import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

const area = () => screen.getByRole('region', { name: 'Notices' });

test('SHELL-101 a licensing error can be dismissed, which is reported to the site', async () => {
  const licensing = { error: 'The key is used up.', showLicensingUi: false, userCounts: {}, activationNoticeDismiss: {} };
  const { user, network } = renderPage({ site: { initialState: { licensing } } });
  network.respond('POST licensing/error', true);
  expect(await within(area()).findByRole('alert')).toHaveTextContent('The key is used up.');
  await user.click(within(area()).getByRole('button', { name: 'Dismiss' }));
  expect(within(area()).queryByRole('alert')).not.toBeInTheDocument();
  expect(area()).toHaveFocus();
  expect(network.getCalls('POST licensing/error').map(({ body }) => body)).toEqual([{ error: '' }]);
});

const stateNotices = (given: object) => ({
  initialState: {
    jetpackStateNotices: { messageCode: null, errorCode: null, errorDescription: null, messageContent: null, ...given },
  },
});

test('SHELL-092 ERR-001 ERR-013 a state notice shows with its description and is dismissed locally', async () => {
  const { user, network } = renderPage({ site: stateNotices({ errorCode: 'cheatin', errorDescription: 'Too old.' }) });
  const notice = await within(area()).findByRole('alert');
  expect(within(notice).getByText(/Cheatin/).textContent).toBe("Cheatin' uh?\nToo old.");
  await user.click(within(area()).getByRole('button', { name: 'Dismiss' }));
  expect(within(area()).queryByRole('alert')).not.toBeInTheDocument();
  expect(network.calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});

test('ERR-001 an empty message code does not hide the error code', async () => {
  renderPage({ site: stateNotices({ messageCode: '', errorCode: 'cheatin' }) });
  expect(await within(area()).findByRole('alert')).toHaveTextContent("Cheatin' uh?");
});

test('ERR-012 an unknown code is shown as text', async () => {
  renderPage({ site: stateNotices({ errorCode: '<b>module_activation_failed</b>' }) });
  expect(await within(area()).findByText('<b>module_activation_failed</b>')).toBeInTheDocument();
});

test('SHELL-108 SHELL-020 a restored connection shows a success with a link to Site Health', async () => {
  const { services } = renderPage({ site: stateNotices({ messageCode: 'reconnection_completed' }) });
  const link = await within(area()).findByRole('link', { name: /Site Health/ });
  expect(link).toHaveAttribute('href', `${services.site.initial.adminUrl}site-health.php`);
  expect(link.closest('[role=status]')).toHaveTextContent('Your connection has been restored.');
});

test('ERR-002 ERR-011 ERR-016 the link of a notice leads to its source', async () => {
  const links = [
    [{ errorCode: 'access_denied' }, /^Take the survey/, 'jetpack-cancelled-connection'],
    [{ errorCode: 'no_cap' }, /^Contact support/, 'jetpack-contact-support'],
    [{ messageCode: 'protect_misconfigured_ip' }, /^Learn more/, 'jetpack-support-protect'],
  ] as const;
  for (const [given, name, source] of links) {
    const { unmount } = renderPage({ site: stateNotices(given) });
    const link = await within(area()).findByRole('link', { name });
    expect(link).toHaveAttribute('href', expect.stringContaining(`source=${source}&`));
    unmount();
  }
});

test('SHELL-094 ROLE-008 development versions show a notice, except to subscribers', async () => {
  const text = () => screen.queryByText('This is a development version of Jetpack.', { exact: false });
  const { initialState } = stateNotices({ messageCode: 'linked' });
  for (const isDevVersion of [true, false]) {
    for (const role of ['administrator', 'editor', 'contributor', 'subscriber'] as const) {
      const { unmount } = renderPage({ site: { role, initialState: { ...initialState, isDevVersion } } });
      expect(await screen.findByText('Your account is now connected.')).toBeInTheDocument();
      expect(text() !== null).toBe(isDevVersion && role !== 'subscriber');
      unmount();
    }
  }
});

test('SHELL-095 staging sites show a notice, except in an identity crisis', async () => {
  const page = renderPage();
  const text = () => screen.queryByText('Jetpack is running on a staging site.', { exact: false });
  const change = (changes: object) =>
    page.act(() => page.services.site.setConnection({ ...page.services.site.connection.current, ...changes }));
  expect(text()).not.toBeInTheDocument();
  change({ isStaging: true });
  await waitFor(() => expect(text()).toBeInTheDocument());
  change({ isInIdentityCrisis: true });
  expect(text()).not.toBeInTheDocument();
});

const reasons = async () => (await within(area()).findAllByRole('listitem')).map(({ textContent }) => textContent);
const filter = 'A development-mode filter is active.';
const constant = 'The JETPACK_DEV_DEBUG constant is defined.';
const local = 'The WP_LOCAL_DEV constant is defined.';
const url = 'The site URL is a known local development URL.';

test.each([
  [{ filter: true }, [filter]],
  [{ constant: true }, [constant]],
  [{ wpLocalConstant: true }, [local]],
  [{ url: true }, [url]],
  [{ url: true, wpLocalConstant: true, constant: true, filter: true }, [filter, constant, local, url]],
])('SHELL-082 the offline notice lists the reasons of %j in order, and links to the documentation', async (flags, texts) => {
  const page = renderPage({ site: { connection: 'offline' } });
  const none = { isActive: true, filter: false, constant: false, wpLocalConstant: false, url: false };
  page.act(() =>
    page.services.site.setConnection({ ...page.services.site.connection.current, offlineMode: { ...none, ...flags } }),
  );
  expect(await reasons()).toEqual(texts);
  expect(within(area()).getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=jetpack-support-development-mode'),
  );
});

test('SHELL-079 users who cannot connect an unconnected site are referred to the administrator', async () => {
  renderPage({ site: { connection: 'unconnected', role: 'editor' } });
  const text = 'This site is not connected to WordPress.com. Please ask the site administrator to connect.';
  expect(await within(area()).findByText(text)).toBeInTheDocument();
});
