import { getRecommendationsData, getRecommendationsStep } from '@site-admin/contracts';
import { screen, within } from '@testing-library/react';
import { declaredRemotes } from '../../testing/declared-remotes';
import { knownRemote } from '../../testing/fake-remotes';
import { renderPage, settle, type PageOptions } from '../../testing/render-page';

const recommending = { siteData: { showRecommendations: true } };
const tabs = () => within(screen.getByRole('navigation', { name: 'Jetpack' })).getAllByRole('link');
const names = () => tabs().map(({ textContent }) => textContent?.replace(' (opens in a new tab)', ''));
const shownTo = (options: PageOptions) => {
  const { unmount } = renderPage(options);
  const shown = names();
  unmount();
  return shown;
};

test('SHELL-046 At a Glance links to the dashboard for all roles', () => {
  for (const role of ['administrator', 'editor', 'subscriber'] as const) {
    const { unmount } = renderPage({ site: { role } });
    expect(screen.getByRole('link', { name: 'At a Glance' })).toHaveAttribute('href', '#/dashboard');
    unmount();
  }
});

test('ROLE-002 a manager of a connected site has all tabs, in order', () => {
  expect(shownTo({ site: { initialState: recommending } })).toEqual([
    'At a Glance',
    'My Plan',
    'Plans',
    'Recommendations',
    'My Jetpack',
  ]);
});

test('SHELL-047 My Plan is shown only to linked managers when the site is not offline', () => {
  expect(shownTo({ site: { linked: true } })).toContain('My Plan');
  expect(shownTo({ site: { linked: false, owner: false } })).not.toContain('My Plan');
  expect(shownTo({ site: { connection: 'offline' } })).not.toContain('My Plan');
  expect(shownTo({ site: { role: 'editor', linked: true } })).not.toContain('My Plan');
});

test('SHELL-048 the Plans link has the site and the purchase token; it is shown only to managers when the site is not offline', () => {
  const { unmount, services } = renderPage();
  const href = () => screen.getByRole('link', { name: /^Plans/ }).getAttribute('href');
  expect(href()).toBe(`https://jetpack.com/redirect/?source=jetpack-plans&site=${services.site.initial.rawUrl}`);
  unmount();
  const second = renderPage({ site: { initialState: { purchaseToken: 'abc123' } } });
  expect(href()).toContain('&query=purchasetoken%3Dabc123');
  second.unmount();
  expect(shownTo({ site: { connection: 'offline' } })).not.toContain('Plans');
  expect(shownTo({ site: { role: 'editor' } })).not.toContain('Plans');
  expect(shownTo({ site: { linked: false } })).toContain('Plans');
});

test('SHELL-048 without a connection owner, Plans links to the plans for such sites', () => {
  renderPage({ site: { connection: 'site-only', owner: false, linked: false } });
  expect(screen.getByRole('link', { name: /^Plans/ }).getAttribute('href')).toContain('source=jetpack-nav-site-only-plans&site=');
});

describe('recommendations badge', () => {
  const two: PageOptions = { site: { initialState: { ...recommending, newRecommendations: ['a', 'b'] } } };
  const tab = () => tabs().find(({ textContent }) => textContent?.startsWith('Recommendations'));

  test('SHELL-049 shows the number of new recommendations, except 0 and on their own pages', () => {
    const first = renderPage(two);
    expect(tab()).toHaveTextContent('Recommendations 2');
    first.go('/recommendations/monitor');
    expect(tab()?.textContent).toBe('Recommendations');
    expect(tab()).toHaveAttribute('aria-current', 'page');
    first.unmount();
    renderPage({ site: { initialState: { ...recommending, newRecommendations: [] } } });
    expect(tab()?.textContent).toBe('Recommendations');
  });

  test('SHELL-049 shows the count that the remote emits, and needs no loaded remote', () => {
    const page = renderPage(two);
    page.act(() => page.fakeRemotes.setOutlet({ status: 'disabled', reason: 'off' }));
    expect(tab()).toHaveTextContent('Recommendations 2');
    const remote = page.services.bus.connect({ source: 'recommendations', emits: 'any', listens: [] });
    page.act(() => remote.emit('recommendations/pendingCounted@1', { count: 5 }));
    expect(tab()).toHaveTextContent('Recommendations 5');
    page.act(() => remote.emit('recommendations/pendingCounted@1', { count: 0 }));
    expect(tab()?.textContent).toBe('Recommendations');
  });

  const onboarding = {
    onboardingActive: 'JETPACK_BACKUP',
    onboardingTotalSteps: ['welcome__backup', 'monitor', 'site-accelerator', 'server-credentials'],
  };
  async function at(recommendationsStep: string, data: object, role: 'administrator' | 'editor' = 'administrator') {
    const initialState = { ...recommending, newRecommendations: ['a', 'b', 'c', 'd', 'e'], recommendationsStep };
    const page = renderPage({ site: { role, initialState } });
    page.network.respond('GET recommendations/data', data);
    page.network.respond('GET recommendations/step', { step: recommendationsStep });
    await settle();
    return page;
  }

  test.each([
    ['welcome__backup', 'Recommendations 3'],
    ['monitor', 'Recommendations 2'],
    ['server-credentials', 'Recommendations'],
  ])('SHELL-049 during an onboarding at %s it shows the number of later steps: "%s"', async (step, text) => {
    await at(step, onboarding);
    expect(tab()?.textContent).toBe(text);
  });

  test.each([
    ['no onboarding is in progress', 'monitor', { ...onboarding, onboardingActive: null }],
    ['the step is not part of the onboarding', 'woocommerce', onboarding],
    ['there is no stored onboarding', 'monitor', []],
  ])('SHELL-049 if %s, new recommendations are counted', async (_why, step, data) => {
    await at(step, data);
    expect(tab()).toHaveTextContent('Recommendations 5');
  });

  test('SHELL-049 it follows what another tab views and starts', async () => {
    const page = await at('not-started', { viewedRecommendations: ['a', 'c'] });
    expect(tab()).toHaveTextContent('Recommendations 5');
    page.act(() => page.services.resources.refresh(getRecommendationsData));
    await settle();
    expect(tab()).toHaveTextContent('Recommendations 3');
    page.network.respond('GET recommendations/data', onboarding);
    page.network.respond('GET recommendations/step', { step: 'welcome__backup' });
    page.act(() => [getRecommendationsData, getRecommendationsStep].forEach((each) => page.services.resources.refresh(each)));
    await settle();
    expect(tab()?.textContent).toBe('Recommendations 3');
    page.network.respond('GET recommendations/step', { step: 'monitor' });
    page.act(() => page.services.resources.refresh(getRecommendationsStep));
    await settle();
    expect(tab()?.textContent).toBe('Recommendations 2');
  });

  test('without an onboarding, or without the tab, the count needs no request', async () => {
    for (const [step, role] of [
      ['not-started', 'administrator'],
      ['summary', 'administrator'],
      ['monitor', 'editor'],
    ] as const) {
      const { network, unmount } = await at(step, onboarding, role);
      expect(network.calls.filter(({ name }) => name.includes('recommendations'))).toEqual([]);
      unmount();
    }
  });
});

test('SHELL-050 SHELL-020 My Jetpack links to an admin page, only if enabled', () => {
  const { unmount, services } = renderPage();
  const href = `${services.site.initial.adminUrl}admin.php?page=my-jetpack`;
  expect(screen.getByRole('link', { name: 'My Jetpack' })).toHaveAttribute('href', href);
  unmount();
  expect(shownTo({ site: { initialState: { siteData: { showMyJetpack: false } } } })).not.toContain('My Jetpack');
});

test('SHELL-051 users without manage_modules have only At a Glance; offline hides Plans and My Plan', () => {
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

test('hovering a tab prefetches its remote', async () => {
  const { user, fakeRemotes } = renderPage();
  await user.hover(screen.getByRole('link', { name: 'My Plan' }));
  expect(fakeRemotes.log.prefetched).toContain('licensing');
  expect(fakeRemotes.log.prefetched).not.toContain('dashboard');
});

test('without the manifest of a remote the other tabs are shown, and At a Glance always', () => {
  const [, ...others] = declaredRemotes;
  const broken = { ...knownRemote('dashboard'), declaration: undefined };
  expect(shownTo({ known: [broken, ...others] })).toEqual(['At a Glance', 'My Plan', 'Plans', 'Recommendations', 'My Jetpack']);
});
