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
])('SHELL-053 DASH-001 the heading of %s is "%s", once, and the window has its title', (at, text) => {
  renderPage({ at, site: recommending });
  expect(heading()).toHaveTextContent(text);
  expect(document.title.startsWith(text)).toBe(true);
});

test('SHELL-002 "/" ends on the dashboard without a history entry of its own', async () => {
  const before = window.history.length;
  const { fakeRemotes } = renderPage({ at: '/' });
  expect(heading()).toHaveTextContent('Jetpack At A Glance Dashboard');
  expect(window.location.hash).toBe('#/dashboard');
  expect(window.history.length).toBe(before);
  await settle();
  expect(fakeRemotes.log.opened).toEqual(['dashboard']);
});

test('SHELL-016 an unknown path becomes the dashboard; back does not lead there again', async () => {
  const { navigation } = renderPage({ at: '/my-plan' });
  act(() => void (window.location.hash = '#/nonsense'));
  await settle();
  expect(window.location.hash).toBe('#/dashboard');
  expect(heading()).toHaveTextContent('Jetpack At A Glance Dashboard');
  act(() => window.history.back());
  await settle();
  expect(navigation.location.current.path).toBe('/my-plan');
});

test('SHELL-012 SHELL-013 a route this person may not open becomes the dashboard', () => {
  renderPage({ at: '/license/activation', site: { owner: false } }).unmount();
  expect(window.location.hash).toBe('#/dashboard');
  renderPage({ at: '/recommendations/monitor', site: { initialState: { siteData: { showRecommendations: false } } } });
  expect(window.location.hash).toBe('#/dashboard');
});

test('SHELL-015 a skip link leaves the screen as it is', async () => {
  const { fakeRemotes } = renderPage({ at: '/discussion' });
  const before = screen.getByRole('main').innerHTML;
  act(() => void (window.location.hash = '#wpbody-content'));
  await settle();
  act(() => void (window.location.hash = '#/wp-toolbar'));
  await settle();
  expect(screen.getByRole('main').innerHTML).toBe(before);
  expect(fakeRemotes.log).toMatchObject({ opened: ['settings'], closed: [] });
});

test.each(['/plans', '/plans-prompt'])('SHELL-009 %s sends the browser to the plans of this site', async (at) => {
  const { assigned } = renderPage({ at });
  await waitFor(() => expect(assigned).toHaveLength(1));
  expect(assigned[0]).toMatch(/source=jetpack-plans&site=/);
  expect(window.location.hash).toBe('#/dashboard');
});

test('on a change of route the heading takes the focus and the page is scrolled up; not at the start', () => {
  const { go } = renderPage({ at: '/dashboard' });
  expect(heading()).not.toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
  go('/discussion');
  expect(heading()).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('another screen at the same path is a new one too: its heading takes the focus', async () => {
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

  test('leaving asks in a dialog: staying keeps the screen, leaving goes on', async () => {
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
