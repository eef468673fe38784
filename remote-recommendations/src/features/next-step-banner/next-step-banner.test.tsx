import { getRecommendationsData, getRecommendationsStep } from '@site-admin/contracts';
import { createFakeShell, type FakeShell, type SiteOptions } from '@site-admin/contracts/testing';
import { screen, waitFor } from '@testing-library/dom';
import declaration from '../../../remote.json';
import { extensions } from '../../index';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((run) => run()));

/** Renders the extension as the shell does. */
function renderBanner(initialState: SiteOptions['initialState'], arrange: (fake: FakeShell) => void) {
  const fake = createFakeShell({ site: { ...(initialState && { initialState }) }, declaration });
  arrange(fake);
  const host = document.createElement('div');
  document.body.append(host);
  const remove = extensions['dashboard.banner@1']?.(host, {}, fake.shell);
  ends.push(() => {
    remove?.();
    fake.close();
    host.remove();
  });
  return { ...fake, host };
}

const monitor = 'Be the first to know when your site is down';

test('the next recommendation is named at once, and its action opens the assistant where it was left', async () => {
  const { site } = renderBanner({ recommendationsStep: 'monitor' }, (fake) => fake.site.hold(getRecommendationsStep));
  expect(await screen.findByRole('region', { name: monitor })).toHaveTextContent(/next recommendation/);
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#/recommendations');
  expect(site.getCalls(getRecommendationsStep)).toHaveLength(1);
});

test('the step the site has saved since replaces that of the page load', async () => {
  renderBanner({ recommendationsStep: 'not-started' }, (fake) => fake.site.respond(getRecommendationsStep, { step: 'monitor' }));
  expect(await screen.findByRole('region', { name: monitor })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Get started' })).not.toBeInTheDocument();
});

test('a site that has not started is asked to', async () => {
  renderBanner({}, (fake) => fake.site.respond(getRecommendationsStep, { step: 'not-started' }));
  expect(await screen.findByRole('link', { name: 'Get started' })).toBeVisible();
});

test.each([
  ['finished', 'summary', []],
  ['finished with a new recommendation that was viewed', 'summary', ['boost']],
])('nothing is shown once the recommendations are %s', async (_what, step, newRecommendations) => {
  const { host, site } = renderBanner({ recommendationsStep: step, newRecommendations }, (fake) => {
    fake.site.respond(getRecommendationsStep, { step });
    fake.site.respond(getRecommendationsData, { viewedRecommendations: ['boost'] });
  });
  await waitFor(() => expect(site.getCalls(getRecommendationsData)).toHaveLength(1));
  await waitFor(() => expect(host).toHaveTextContent(/^$/));
});

test('a failed call leaves the step of the page load', async () => {
  const { site } = renderBanner({ recommendationsStep: 'monitor' }, (fake) => fake.site.failAll('server'));
  await waitFor(() => expect(site.getCalls(getRecommendationsStep)).toHaveLength(1));
  expect(await screen.findByRole('region', { name: monitor })).toBeVisible();
});
