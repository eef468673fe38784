import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

const area = () => screen.getByRole('region', { name: 'Notices' });
const shown = () => within(area()).queryAllByText(/./, { selector: '[role] [class*=text]' });
const texts = () => shown().map(({ textContent }) => textContent);

test('SHELL-089 notices are listed newest first; errors are announced at once, the others politely', () => {
  const page = renderPage();
  page.act(() => void page.notices.show({ status: 'is-success', text: 'Saved.' }, 'settings'));
  page.act(() => void page.notices.show({ status: 'is-error', text: 'Lost.' }, 'settings'));
  expect(texts()).toEqual(['Lost.', 'Saved.']);
  expect(within(area()).getByRole('alert')).toHaveTextContent('Lost.');
  expect(within(area()).getByRole('status')).toHaveTextContent('Saved.');
});

test('SHELL-088 a notice can be dismissed unless showDismiss is false, and the focus stays in the area', async () => {
  const page = renderPage();
  page.act(() => void page.notices.show({ status: 'is-info', text: 'Stays', showDismiss: false }, 'shell'));
  expect(within(area()).queryByRole('button')).not.toBeInTheDocument();
  page.act(() => void page.notices.show({ status: 'is-info', text: 'Goes' }, 'shell'));
  await page.user.click(within(area()).getByRole('button', { name: 'Dismiss' }));
  expect(texts()).toEqual(['Stays']);
  expect(area()).toHaveFocus();
});

test('SHELL-091 a route change removes the notices of the old screen, and keeps those for the next', () => {
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

test('SHELL-088 SHELL-091 the focus moves to the area when the focused notice is removed, and stays otherwise', () => {
  const page = renderPage();
  page.act(() => {
    page.notices.show({ id: 'a', status: 'is-info', text: 'one' }, 'shell');
    page.notices.show({ id: 'b', status: 'is-info', text: 'two' }, 'shell');
  });
  const [first, second] = within(area()).getAllByRole('button', { name: 'Dismiss' });
  second?.focus();
  page.act(() => page.notices.dismiss('b'));
  expect(second).toHaveFocus();
  page.act(() => page.notices.dismiss('a'));
  expect(area()).toHaveFocus();
  expect(first).not.toBeInTheDocument();
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

test('ERR-023 notices are successes, errors, infos and warnings, dismissible or not', () => {
  const page = renderPage();
  const kinds = ['is-success', 'is-error', 'is-info', 'is-warning'] as const;
  page.act(() =>
    kinds.forEach((status) => void page.notices.show({ status, text: status, showDismiss: status !== 'is-info' }, 'shell')),
  );
  expect(texts()).toEqual([...kinds].reverse());
  expect(within(area()).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  const classNames = kinds.map((kind) => screen.getByText(kind).closest('[role]')?.className);
  expect(new Set(classNames).size).toBe(4);
});

describe('overrides', () => {
  test('each is listed and can be removed', async () => {
    const page = renderPage();
    const until = Date.now() + 60_000;
    page.act(() =>
      page.fakeRemotes.overrides.set([
        { remote: 'settings', target: '1.4.2', until, isAccepted: true },
        { remote: 'dashboard', target: 'http://localhost:3102/remote.manifest.json', until, isAccepted: true },
      ]),
    );
    expect(within(area()).getByText('settings 1.4.2')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Remove the override of settings' }));
    await page.user.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(page.fakeRemotes.log.dropped).toEqual(['settings', 'all']);
    page.act(() => page.fakeRemotes.overrides.set([]));
    expect(within(area()).queryByText(/other versions/)).not.toBeInTheDocument();
  });
});

test('a version that a link requests is shown or ignored on a click', async () => {
  const page = renderPage();
  const until = Date.now() + 60_000;
  page.act(() => page.fakeRemotes.overrides.set([{ remote: 'settings', target: '1.4.2', until, isAccepted: false }]));
  expect(within(area()).getByText(/^This link requests other versions/)).toBeInTheDocument();
  expect(within(area()).queryByText(/^This tab shows different versions/)).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Show the requested version of settings' }));
  await page.user.click(screen.getByRole('button', { name: 'Ignore the requested version of settings' }));
  expect(page.fakeRemotes.log).toMatchObject({ accepted: ['settings'], dropped: ['settings'] });
});

describe('updates', () => {
  test('an update that would discard edits waits for the user: reload, or later', async () => {
    const page = renderPage({ at: '/discussion' });
    const accept = jest.fn();
    const postpone = jest.fn();
    page.act(() => page.fakeRemotes.updates.set([{ remote: 'settings', from: '1.0.0', to: '1.1.0', accept, postpone }]));
    expect(within(area()).getByText(/^Settings has been updated\./)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Later' }));
    expect([accept, postpone].map((called) => called.mock.calls.length)).toEqual([0, 1]);
    await page.user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(accept).toHaveBeenCalledTimes(1);
  });
});
