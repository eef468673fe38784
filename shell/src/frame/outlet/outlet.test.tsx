import { screen, within } from '@testing-library/react';
import { renderPage, settle } from '../../testing/render-page';

const main = () => screen.getByRole('main');

test('the remote that owns the route is opened, and closed when the route goes to another', () => {
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

test('while it loads the place is busy, a long wait is said, and ready is the end of it', () => {
  const page = renderPage();
  const place = () => main().querySelector('[aria-busy]');
  expect(place()).toHaveAttribute('aria-busy', 'true');
  expect(page.fakeRemotes.log.backgroundStarts).toBe(0);
  page.act(() => page.fakeRemotes.setOutlet({ status: 'slow' }));
  expect(within(main()).getByText(/taking longer than usual/)).toHaveAttribute('role', 'status');
  page.act(() => page.fakeRemotes.setOutlet({ status: 'ready', version: '1.0.0', source: 'active' }));
  expect(place()).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByText(/taking longer than usual/)).not.toBeInTheDocument();
  expect(page.fakeRemotes.log.backgroundStarts).toBe(1);
});

test('a failure says which part, why and under which code, and can be tried again; the frame goes on', async () => {
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

  test('are there while the remote loads, leave with its own, and stay when it fails', async () => {
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

  test('are those the viewer may open', () => {
    renderPage({ at: '/writing', site: { role: 'editor' } });
    expect(labels()).toEqual(['Performance', 'Writing', 'Sharing']);
  });
});

test('while it loads, the placeholder is that of the screen', () => {
  const { go } = renderPage({ at: '/my-plan' });
  const kind = () => main().querySelector('[data-kind]')?.getAttribute('data-kind');
  expect(kind()).toBe('cards');
  go('/product/backup');
  expect(kind()).toBe('product');
  go('/discussion');
  expect(kind()).toBe('settings');
});

test('what failed while the site could not be reached is tried again by itself once it can', () => {
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

test('a remote that ops switched off says so, with their reason', () => {
  const page = renderPage({ at: '/discussion' });
  page.act(() => page.fakeRemotes.setOutlet({ status: 'disabled', reason: 'Back on Monday.' }));
  const panel = screen.getByRole('alert');
  expect(panel).toHaveTextContent('Settings is disabled');
  expect(panel).toHaveTextContent('Back on Monday.');
  expect(within(panel).queryByRole('button')).not.toBeInTheDocument();
});

test('a route whose remote is not in the registry says so instead of staying empty', () => {
  renderPage({ at: '/my-plan', known: [] });
  expect(screen.getByRole('alert')).toHaveTextContent('This part is not available');
});
