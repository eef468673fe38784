import { screen, within } from '@testing-library/react';
import { fourRemotes, knownRemote } from '../testing/fake-remotes';
import { renderPage, type PageOptions } from '../testing/render-page';

const recommending = { siteData: { showRecommendations: true } };
const tabs = () => within(screen.getByRole('navigation', { name: 'Jetpack' })).getAllByRole('link');
const names = () => tabs().map(({ textContent }) => textContent?.replace(' (opens in a new tab)', ''));
const shownTo = (options: PageOptions) => {
  const { unmount } = renderPage(options);
  const shown = names();
  unmount();
  return shown;
};

test('SHELL-046 At a Glance leads to the dashboard and is there for everyone who sees the navigation', () => {
  for (const role of ['administrator', 'editor', 'subscriber'] as const) {
    const { unmount } = renderPage({ site: { role } });
    expect(screen.getByRole('link', { name: 'At a Glance' })).toHaveAttribute('href', '#/dashboard');
    unmount();
  }
});

test('ROLE-002 a manager of a connected site sees all tabs, in their order', () => {
  expect(shownTo({ site: { initialState: recommending } })).toEqual([
    'At a Glance',
    'My Plan',
    'Plans',
    'Recommendations',
    'My Jetpack',
  ]);
});

test('SHELL-047 My Plan only for managers when not offline and the user is linked', () => {
  expect(shownTo({ site: { linked: true } })).toContain('My Plan');
  expect(shownTo({ site: { linked: false, owner: false } })).not.toContain('My Plan');
  expect(shownTo({ site: { connection: 'offline' } })).not.toContain('My Plan');
  expect(shownTo({ site: { role: 'editor', linked: true } })).not.toContain('My Plan');
});

test('SHELL-048 Plans carries the site, and the token if there is one; not offline, not for others', () => {
  const { unmount } = renderPage();
  const href = () => screen.getByRole('link', { name: /^Plans/ }).getAttribute('href');
  expect(href()).toMatch(/source=jetpack-plans&site=[^&]+$/);
  unmount();
  const second = renderPage({ site: { initialState: { purchaseToken: 'abc123' } } });
  expect(href()).toContain('query=purchasetoken%3Dabc123');
  second.unmount();
  expect(shownTo({ site: { connection: 'offline' } })).not.toContain('Plans');
  expect(shownTo({ site: { role: 'editor' } })).not.toContain('Plans');
});

describe('recommendations badge', () => {
  const two: PageOptions = { site: { initialState: { ...recommending, newRecommendations: ['a', 'b'] } } };
  const tab = () => tabs().find(({ textContent }) => textContent?.startsWith('Recommendations'));

  test('SHELL-049 shows how many are new, not at 0, and not while there', () => {
    const first = renderPage(two);
    expect(tab()).toHaveTextContent('Recommendations 2');
    first.go('/recommendations/monitor');
    expect(tab()?.textContent).toBe('Recommendations');
    expect(tab()).toHaveAttribute('aria-current', 'page');
    first.unmount();
    renderPage({ site: { initialState: { ...recommending, newRecommendations: [] } } });
    expect(tab()?.textContent).toBe('Recommendations');
  });

  test('SHELL-049 follows the count the remote tells, and needs no loaded remote', () => {
    const page = renderPage(two);
    page.act(() => page.engine.setOutlet({ status: 'disabled', reason: 'off' }));
    expect(tab()).toHaveTextContent('Recommendations 2');
    const remote = page.services.bus.join({ source: 'recommendations', emits: 'any', listens: [] });
    page.act(() => remote.emit('recommendations/pendingCounted@1', { count: 5 }));
    expect(tab()).toHaveTextContent('Recommendations 5');
    page.act(() => remote.emit('recommendations/pendingCounted@1', { count: 0 }));
    expect(tab()?.textContent).toBe('Recommendations');
  });
});

test('SHELL-050 SHELL-020 My Jetpack is an admin page, only if enabled', () => {
  const { unmount, services } = renderPage();
  const href = `${services.site.initial.adminUrl}admin.php?page=my-jetpack`;
  expect(screen.getByRole('link', { name: 'My Jetpack' })).toHaveAttribute('href', href);
  unmount();
  expect(shownTo({ site: { initialState: { siteData: { showMyJetpack: false } } } })).not.toContain('My Jetpack');
});

test('SHELL-051 people who do not manage modules see only At a Glance; offline hides Plans and My Plan', () => {
  for (const role of ['editor', 'author', 'contributor', 'subscriber'] as const) {
    expect(shownTo({ site: { role, initialState: recommending } })).toEqual(['At a Glance']);
  }
  expect(shownTo({ site: { connection: 'offline' } })).toEqual(['At a Glance', 'My Jetpack']);
});

test('the selected tab is marked, and clicks are tracked', async () => {
  const { user, recorded } = renderPage();
  expect(screen.getByRole('link', { name: 'At a Glance' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'My Plan' }));
  expect(recorded).toContainEqual({ name: 'jetpack_wpa_click', properties: { target: 'nav_item', path: 'licensing /my-plan' } });
});

test('hovering or focusing a tab fetches its remote ahead', async () => {
  const { user, engine } = renderPage();
  await user.hover(screen.getByRole('link', { name: 'My Plan' }));
  expect(engine.log.warmed).toContain('licensing');
  expect(engine.log.warmed).not.toContain('dashboard');
});

test('tabs stand when a remote has no manifest, the way home always', () => {
  const [, ...others] = fourRemotes;
  const broken = { ...knownRemote('dashboard'), declaration: undefined };
  expect(shownTo({ known: [broken, ...others] })).toEqual(['At a Glance', 'My Plan', 'Plans', 'Recommendations', 'My Jetpack']);
});
