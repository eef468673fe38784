import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';

const area = () => screen.getByRole('region', { name: 'Notices' });
const shown = () => within(area()).queryAllByText(/./, { selector: '[role] [class*=text]' });
const texts = () => shown().map(({ textContent }) => textContent);

test('SHELL-089 notices stand newest first; errors are announced at once, the rest politely', () => {
  const page = renderPage();
  page.act(() => void page.notices.show({ status: 'is-success', text: 'Saved.' }, 'settings'));
  page.act(() => void page.notices.show({ status: 'is-error', text: 'Lost.' }, 'settings'));
  expect(texts()).toEqual(['Lost.', 'Saved.']);
  expect(within(area()).getByRole('alert')).toHaveTextContent('Lost.');
  expect(within(area()).getByRole('status')).toHaveTextContent('Saved.');
});

test('SHELL-088 a notice can be dismissed unless it says otherwise, and the focus stays in the area', async () => {
  const page = renderPage();
  page.act(() => void page.notices.show({ status: 'is-info', text: 'Stays', showDismiss: false }, 'shell'));
  expect(within(area()).queryByRole('button')).not.toBeInTheDocument();
  page.act(() => void page.notices.show({ status: 'is-info', text: 'Goes' }, 'shell'));
  await page.user.click(within(area()).getByRole('button', { name: 'Dismiss' }));
  expect(texts()).toEqual(['Stays']);
  expect(area()).toHaveFocus();
});

test('SHELL-091 a change of route clears what belonged to the old screen, and keeps what is for the next', () => {
  const page = renderPage();
  page.act(() => {
    page.notices.show({ status: 'is-info', text: 'here' }, 'shell');
    page.notices.show({ status: 'is-info', text: 'next', displayOnNextPage: true }, 'shell');
    page.notices.show({ status: 'is-info', text: 'always', isPersistent: true }, 'shell');
  });
  page.go('/my-plan');
  expect(texts()).toEqual(['always', 'next']);
  page.go('/my-plan?x=1');
  expect(texts()).toEqual(['always', 'next']);
  page.go('/dashboard');
  expect(texts()).toEqual(['always']);
});

test('a notice has its action: a link or a button', async () => {
  const page = renderPage();
  const onClick = jest.fn();
  page.act(() => {
    page.notices.show({ status: 'is-info', text: 'one', action: { label: 'Read', href: '#/my-plan' } }, 'shell');
    page.notices.show({ status: 'is-info', text: 'two', action: { label: 'Do', onClick } }, 'shell');
  });
  expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '#/my-plan');
  await page.user.click(screen.getByRole('button', { name: 'Do' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('ERR-023 notices come as success, error, information and warning, to be dismissed or to stay', () => {
  const page = renderPage();
  const kinds = ['is-success', 'is-error', 'is-info', 'is-warning'] as const;
  page.act(() =>
    kinds.forEach((status) => void page.notices.show({ status, text: status, showDismiss: status !== 'is-info' }, 'shell')),
  );
  expect(texts()).toEqual([...kinds].reverse());
  expect(within(area()).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  const looks = kinds.map((kind) => screen.getByText(kind).closest('[role]')?.className);
  expect(new Set(looks).size).toBe(4);
});

test('SHELL-101 a licensing error can be dismissed, which tells the site', async () => {
  const licensing = { error: 'The key is used up.', showLicensingUi: false, userCounts: {}, activationNoticeDismiss: {} };
  const { user, network } = renderPage({ site: { initialState: { licensing } } });
  network.answer('POST licensing/error', true);
  expect(within(area()).getByRole('alert')).toHaveTextContent('The key is used up.');
  await user.click(within(area()).getByRole('button', { name: 'Dismiss' }));
  expect(within(area()).queryByRole('alert')).not.toBeInTheDocument();
  expect(network.callsOf('POST licensing/error').map(({ body }) => body)).toEqual([{ error: '' }]);
});

const stateNotices = (given: object) => ({
  initialState: {
    jetpackStateNotices: { messageCode: null, errorCode: null, errorDescription: null, messageContent: null, ...given },
  },
});

test('SHELL-092 ERR-001 ERR-013 a state notice shows with its description and is dismissed locally', async () => {
  const { user, network } = renderPage({ site: stateNotices({ errorCode: 'cheatin', errorDescription: 'Too old.' }) });
  expect(within(area()).getByRole('alert')).toHaveTextContent("Cheatin' uh? Too old.");
  await user.click(within(area()).getByRole('button', { name: 'Dismiss' }));
  expect(within(area()).queryByRole('alert')).not.toBeInTheDocument();
  expect(network.calls.filter(({ name }) => name.startsWith('POST jetpack'))).toEqual([]);
});

test('SHELL-108 SHELL-020 a mended connection is told, with the way to Site Health', () => {
  const { services } = renderPage({ site: stateNotices({ messageCode: 'reconnection_completed' }) });
  const link = within(area()).getByRole('link', { name: /Site Health/ });
  expect(link).toHaveAttribute('href', `${services.site.initial.adminUrl}site-health.php`);
  expect(link.closest('[role=status]')).toHaveTextContent('mended');
});

test('SHELL-094 ROLE-008 development versions say so, but not to subscribers', () => {
  const text = 'This is a development version of Jetpack.';
  const isDevVersion = { isDevVersion: true };
  renderPage({ site: { initialState: { isDevVersion: false } } }).unmount();
  expect(screen.queryByText(text, { exact: false })).not.toBeInTheDocument();
  for (const role of ['administrator', 'editor', 'contributor'] as const) {
    const { unmount } = renderPage({ site: { role, initialState: isDevVersion } });
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
    unmount();
  }
  renderPage({ site: { role: 'subscriber', initialState: isDevVersion } });
  expect(screen.queryByText(text, { exact: false })).not.toBeInTheDocument();
});

test('SHELL-095 staging sites say so, unless there is an identity crisis', () => {
  const page = renderPage();
  const text = () => screen.queryByText('Jetpack is running on a staging site.', { exact: false });
  const change = (changes: object) =>
    page.act(() => page.services.site.setConnection({ ...page.services.site.connection.current, ...changes }));
  expect(text()).not.toBeInTheDocument();
  change({ isStaging: true });
  expect(text()).toBeInTheDocument();
  change({ isInIdentityCrisis: true });
  expect(text()).not.toBeInTheDocument();
});

test.each([
  ['filter', 'A development-mode filter is active.'],
  ['constant', 'The JETPACK_DEV_DEBUG constant is defined.'],
  ['wpLocalConstant', 'The WP_LOCAL_DEV constant is defined.'],
  ['url', 'The site URL is a known local development URL.'],
])('SHELL-082 the offline notice names the reason %s', (flag, text) => {
  const page = renderPage({ site: { connection: 'offline' } });
  const none = { isActive: true, filter: false, constant: false, wpLocalConstant: false, url: false };
  page.act(() =>
    page.services.site.setConnection({ ...page.services.site.connection.current, offlineMode: { ...none, [flag]: true } }),
  );
  expect(
    within(area())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([text]);
});

test('SHELL-082 all true reasons are listed, in their order', () => {
  const page = renderPage({ site: { connection: 'offline' } });
  const all = { isActive: true, filter: true, constant: true, wpLocalConstant: true, url: true };
  page.act(() => page.services.site.setConnection({ ...page.services.site.connection.current, offlineMode: all }));
  const listed = within(area())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(listed.map((text) => /filter|DEBUG|LOCAL_DEV|URL/.exec(text ?? '')?.[0])).toEqual([
    'filter',
    'DEBUG',
    'LOCAL_DEV',
    'URL',
  ]);
});

test('SHELL-079 who cannot connect an unconnected site is told whom to ask', () => {
  renderPage({ site: { connection: 'unconnected', role: 'editor' } });
  const text = 'This site is not connected to WordPress.com. Please ask the site administrator to connect.';
  expect(within(area()).getByText(text)).toBeInTheDocument();
});

describe('overrides', () => {
  test('each is named and can be dropped by itself', async () => {
    const page = renderPage();
    const until = Date.now() + 60_000;
    page.act(() =>
      page.engine.overrides.set([
        { remote: 'settings', target: '1.4.2', until },
        { remote: 'dashboard', target: 'http://localhost:3102/remote.manifest.json', until },
      ]),
    );
    expect(within(area()).getByText('settings 1.4.2')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Drop the override of settings' }));
    await page.user.click(screen.getByRole('button', { name: 'Drop all' }));
    expect(page.engine.log.dropped).toEqual(['settings', 'all']);
    page.act(() => page.engine.overrides.set([]));
    expect(within(area()).queryByText(/other versions/)).not.toBeInTheDocument();
  });
});

describe('updates', () => {
  test('an update that would lose edits waits for the person: reload this part, or later', async () => {
    const page = renderPage({ at: '/discussion' });
    const accept = jest.fn();
    const postpone = jest.fn();
    page.act(() => page.engine.updates.set([{ remote: 'settings', from: '1.0.0', to: '1.1.0', accept, postpone }]));
    expect(within(area()).getByText(/^Settings has changed\./)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Later' }));
    expect([accept, postpone].map((called) => called.mock.calls.length)).toEqual([0, 1]);
    await page.user.click(screen.getByRole('button', { name: 'Reload this part' }));
    expect(accept).toHaveBeenCalledTimes(1);
  });
});
