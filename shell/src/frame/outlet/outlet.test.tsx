import { screen, within } from '@testing-library/react';
import { renderPage, settle } from '../../testing/render-page';

const main = () => screen.getByRole('main');

test('the remote of the route is opened, and closed when the route belongs to another', () => {
  const { fakeRemotes, go } = renderPage({ at: '/discussion' });
  expect(fakeRemotes.log.opened).toEqual(['settings']);
  expect(main()).toHaveTextContent('content of settings');
  go('/security');
  expect(fakeRemotes.log.opened).toEqual(['settings']);
  go('/my-plan');
  expect(fakeRemotes.log.opened).toEqual(['settings', 'licensing']);
  expect(fakeRemotes.log.closed).toEqual(['settings']);
  expect(main()).toHaveTextContent('content of licensing');
  expect(main()).not.toHaveTextContent('content of settings');
});

test('the outlet is busy while it loads, and a long wait is announced, until it is ready', () => {
  const page = renderPage();
  const busyElement = () => main().querySelector('[aria-busy]');
  expect(busyElement()).toHaveAttribute('aria-busy', 'true');
  expect(page.fakeRemotes.log.backgroundStarts).toBe(0);
  page.act(() => page.fakeRemotes.setOutlet({ status: 'slow' }));
  expect(within(main()).getByText(/taking longer than usual/)).toHaveAttribute('role', 'status');
  page.act(() => page.fakeRemotes.setOutlet({ status: 'ready', version: '1.0.0', source: 'active' }));
  expect(busyElement()).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByText(/taking longer than usual/)).not.toBeInTheDocument();
  expect(page.fakeRemotes.log.backgroundStarts).toBe(1);
});

test.each(['last-good', 'previous'] as const)('a version shown in place of the current one (%s) is announced', (source) => {
  const page = renderPage();
  page.act(() => page.fakeRemotes.setOutlet({ status: 'ready', version: '1.0.0', source }));
  expect(within(main()).getByText(/^An earlier version is shown here/)).toHaveAttribute('role', 'status');
  page.act(() => page.fakeRemotes.setOutlet({ status: 'ready', version: '1.1.0', source: 'swap' }));
  expect(screen.queryByText(/^An earlier version is shown here/)).not.toBeInTheDocument();
});

test('a failure shows the remote, the reason and the code for support, and can be retried; the frame keeps working', async () => {
  const page = renderPage({ at: '/discussion' });
  const retry = jest.fn();
  const failure = {
    phase: 'load',
    reason: 'remote.js did not match its hash.',
    tried: ['1.0.0'],
    correlation: 'c0ffee',
  } as const;
  page.act(() => page.fakeRemotes.setOutlet({ status: 'failed', failure, retry }));
  const panel = screen.getByRole('alert');
  expect(within(panel).getByRole('heading')).toHaveTextContent('Settings could not be loaded');
  expect(panel).toHaveTextContent('could not be downloaded or were modified');
  expect(panel).toHaveTextContent('remote.js did not match its hash.');
  expect(panel).toHaveTextContent('Reference for support: c0ffee');
  await page.user.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  page.act(() => void page.notices.show({ status: 'is-info', text: 'Still here.' }, 'shell'));
  expect(screen.getByText('Still here.')).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

describe('the tabs of the settings', () => {
  const tabs = () => within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  const labels = () => tabs().map(({ textContent }) => textContent);
  const failure = { phase: 'load', reason: 'Failed to fetch', tried: ['1.0.0'], correlation: 'c0ffee' } as const;

  test('are shown while the remote loads and when it fails, not when it is ready', async () => {
    const page = renderPage({ at: '/discussion' });
    expect(labels()).toEqual(['Security', 'Performance', 'Writing', 'Sharing', 'Discussion', 'Traffic']);
    expect(tabs().find((link) => link.hasAttribute('aria-current'))).toHaveTextContent('Discussion');
    page.act(() => page.fakeRemotes.setOutlet({ status: 'ready', version: '1.0.0', source: 'active' }));
    expect(screen.queryByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument();

    page.act(() => page.fakeRemotes.setOutlet({ status: 'failed', failure, retry: jest.fn() }));
    await page.user.click(screen.getByRole('link', { name: 'Traffic' }));
    await settle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jetpack Traffic Settings');
    expect(tabs().find((link) => link.hasAttribute('aria-current'))).toHaveTextContent('Traffic');
    expect(screen.getByRole('alert')).toHaveTextContent('Settings could not be loaded');
  });

  test('are those that the viewer may open', () => {
    renderPage({ at: '/writing', site: { role: 'editor' } });
    expect(labels()).toEqual(['Performance', 'Writing', 'Sharing']);
  });
});

test('the placeholder has the layout of the screen', () => {
  const { go } = renderPage({ at: '/my-plan' });
  const kind = () => main().querySelector('[data-skeleton]')?.getAttribute('data-skeleton');
  expect(kind()).toBe('cards');
  go('/product/backup');
  expect(kind()).toBe('product');
  go('/discussion');
  expect(kind()).toBe('settings');
});

test('a failed outlet is retried once the site is reachable again', () => {
  const page = renderPage({ at: '/discussion' });
  const retry = jest.fn();
  const failure = { phase: 'load', reason: 'Failed to fetch', tried: ['1.0.0'], correlation: 'c0ffee' } as const;
  page.act(() => page.fakeRemotes.setOutlet({ status: 'failed', failure, retry }));
  page.act(() => page.services.isSiteUnreachable.set(true));
  expect(retry).not.toHaveBeenCalled();
  page.act(() => page.services.isSiteUnreachable.set(false));
  expect(retry).toHaveBeenCalledTimes(1);
  page.act(() => page.fakeRemotes.setOutlet({ status: 'ready', version: '1.0.0', source: 'active' }));
  page.act(() => page.services.isSiteUnreachable.set(true));
  page.act(() => page.services.isSiteUnreachable.set(false));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an attempt that was in progress on the return of the site, and fails, is retried once', () => {
  const page = renderPage({ at: '/discussion' });
  const retry = jest.fn();
  const failure = { phase: 'load', reason: 'Failed to fetch', tried: ['1.0.0'], correlation: 'c0ffee' } as const;
  page.act(() => page.services.isSiteUnreachable.set(true));
  page.act(() => page.services.isSiteUnreachable.set(false));
  page.act(() => page.fakeRemotes.setOutlet({ status: 'failed', failure, retry }));
  expect(retry).toHaveBeenCalledTimes(1);
  page.act(() => page.fakeRemotes.setOutlet({ status: 'loading' }));
  page.act(() => page.fakeRemotes.setOutlet({ status: 'failed', failure, retry }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a remote that is disabled in the registry shows the reason', () => {
  const page = renderPage({ at: '/discussion' });
  page.act(() => page.fakeRemotes.setOutlet({ status: 'disabled', reason: 'Back on Monday.' }));
  const panel = screen.getByRole('alert');
  expect(panel).toHaveTextContent('Settings is disabled');
  expect(panel).toHaveTextContent('Back on Monday.');
  expect(within(panel).queryByRole('button')).not.toBeInTheDocument();
});

test('a route whose remote is not in the registry shows an error', () => {
  renderPage({ at: '/my-plan', known: [] });
  expect(screen.getByRole('alert')).toHaveTextContent('This part is not available');
});
