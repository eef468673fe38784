import { act, screen, waitFor } from '@testing-library/react';
import { renderPage, settle } from '../../testing/render-page';

const heading = () => screen.getByRole('heading', { level: 1 });
const recommending = { initialState: { siteData: { showRecommendations: true } } };

test.each([
  ['/dashboard', 'Jetpack At A Glance Dashboard'],
  ['/security', 'Jetpack Security Settings'],
  ['/discussion', 'Jetpack Discussion Settings'],
  ['/performance', 'Jetpack Performance Settings'],
  ['/writing', 'Jetpack Writing Settings'],
  ['/sharing', 'Jetpack Sharing Settings'],
  ['/traffic', 'Jetpack Traffic Settings'],
  ['/privacy', 'Jetpack Privacy Settings'],
  ['/my-plan', 'Jetpack My Plan'],
  ['/recommendations/summary', 'Jetpack Recommendations'],
  ['/license/activation', 'Activate a Jetpack license'],
  ['/product/akismet', 'Jetpack Anti-spam'],
  ['/product/videopress', 'Jetpack VideoPress'],
])('SHELL-053 DASH-001 SET-024 %s has the only heading and the document title "%s"', (at, text) => {
  renderPage({ at, site: recommending });
  expect(heading()).toHaveTextContent(text);
  expect(document.title.startsWith(text)).toBe(true);
});

test('SHELL-002 "/" redirects to the dashboard without a history entry', async () => {
  const before = window.history.length;
  const { fakeRemotes } = renderPage({ at: '/' });
  expect(heading()).toHaveTextContent('Jetpack At A Glance Dashboard');
  expect(window.location.hash).toBe('#/dashboard');
  expect(window.history.length).toBe(before);
  await settle();
  expect(fakeRemotes.log.opened).toEqual(['dashboard']);
});

test('SHELL-016 an unknown path redirects to the dashboard, and back does not return to it', async () => {
  const { navigation } = renderPage({ at: '/my-plan' });
  act(() => void (window.location.hash = '#/nonsense'));
  await settle();
  expect(window.location.hash).toBe('#/dashboard');
  expect(heading()).toHaveTextContent('Jetpack At A Glance Dashboard');
  act(() => window.history.back());
  await settle();
  expect(navigation.location.current.path).toBe('/my-plan');
});

test('SHELL-012 SHELL-013 a route that the viewer may not open redirects to the dashboard', () => {
  renderPage({ at: '/license/activation', site: { owner: false } }).unmount();
  expect(window.location.hash).toBe('#/dashboard');
  renderPage({ at: '/recommendations/monitor', site: { initialState: { siteData: { showRecommendations: false } } } });
  expect(window.location.hash).toBe('#/dashboard');
});

test('SHELL-015 a skip link does not change the screen', async () => {
  const { fakeRemotes } = renderPage({ at: '/discussion' });
  const before = screen.getByRole('main').innerHTML;
  act(() => void (window.location.hash = '#wpbody-content'));
  await settle();
  act(() => void (window.location.hash = '#/wp-toolbar'));
  await settle();
  expect(screen.getByRole('main').innerHTML).toBe(before);
  expect(fakeRemotes.log).toMatchObject({ opened: ['settings'], closed: [] });
});

test.each(['/plans', '/plans-prompt'])('SHELL-009 %s leaves for the plans page of this site', async (at) => {
  const { assigned } = renderPage({ at });
  await waitFor(() => expect(assigned).toHaveLength(1));
  expect(assigned[0]).toMatch(/source=jetpack-plans&site=/);
  expect(window.location.hash).toBe('#/dashboard');
});

test('a route change moves the focus to the heading and scrolls to the top; the first route does not', () => {
  const { go } = renderPage({ at: '/dashboard' });
  expect(heading()).not.toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
  go('/discussion');
  expect(heading()).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('another screen at the same path moves the focus to its heading too', async () => {
  const { services, act: change } = renderPage({ at: '/dashboard' });
  change(() => services.site.setConnection({ ...services.site.connection.current, isActive: false, isRegistered: false }));
  expect(await screen.findByRole('button', { name: 'Set up Jetpack' })).toBeInTheDocument();
  expect(heading()).toHaveTextContent('Set up Jetpack');
  expect(heading()).toHaveFocus();
});

test('SHELL-052 a page view is recorded on mount and on each change of route, of connected sites', () => {
  const views = (page: ReturnType<typeof renderPage>) =>
    page.recorded
      .filter(({ name }) => name === 'jetpack_wpa_page_view')
      .map(({ properties }) => (properties && 'path' in properties ? properties.path : undefined));
  const page = renderPage();
  page.go('/discussion');
  page.go('/discussion?term=x');
  page.go('/my-plan');
  expect(views(page)).toEqual(['/dashboard', '/discussion', '/my-plan']);
  expect(page.recorded[0]?.properties).toMatchObject({ current_version: expect.any(String) });
  page.unmount();
  expect(views(renderPage({ site: { connection: 'offline' } }))).toEqual([]);
});

describe('unsaved work', () => {
  const question = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

  test('leaving asks in a dialog: Stay keeps the screen, Leave continues', async () => {
    const page = renderPage({ at: '/discussion' });
    page.navigation.guard({ question, isDirty: () => true });
    const before = screen.getByRole('link', { name: 'About' });
    before.focus();
    page.go('/my-plan');
    expect(await screen.findByRole('dialog')).toHaveTextContent(question);
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await page.user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(before).toHaveFocus());
    expect(page.fakeRemotes.log.closed).toEqual([]);
    expect(window.location.hash).toBe('#/discussion');
    page.go('/my-plan');
    await page.user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(window.location.hash).toBe('#/my-plan');
    expect(page.fakeRemotes.log.closed).toEqual(['settings']);
  });

  test('Escape stays', async () => {
    const page = renderPage({ at: '/discussion' });
    page.navigation.guard({ question, isDirty: () => true });
    page.go('/my-plan');
    await screen.findByRole('dialog');
    await page.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('#/discussion');
  });
});
