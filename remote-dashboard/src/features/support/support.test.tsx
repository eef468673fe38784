import { getSite, getSiteFeatures } from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import { renderBelow } from '../../testing/render-below';

const card = async () => within(await screen.findByRole('region', { name: "We're here to help" }));
const upsell = 'Get a faster resolution to your support questions.';
const getSource = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('source');

test('SHELL-111 with the feature support, the card promises priority support, and offers nothing', async () => {
  const page = await renderBelow({ site: { features: ['support'] } });
  expect(await (await card()).findByText(/priority support/)).toBeVisible();
  expect((await card()).queryByText(/community forums/)).not.toBeInTheDocument();
  expect(screen.queryByText(upsell)).not.toBeInTheDocument();
  expect(page.site.getCalls(getSiteFeatures)).toHaveLength(1);
});

test('SHELL-111 without it, the card leads to the community forums', async () => {
  await renderBelow({ site: { features: ['backups'] } });
  expect(await (await card()).findByText(/community forums/)).toBeVisible();
  expect((await card()).queryByText(/priority support/)).not.toBeInTheDocument();
});

test('SHELL-111 while the features are loading, neither text nor offer is shown', async () => {
  let release = () => {};
  await renderBelow({ arrange: (fake) => (release = fake.site.hold(getSiteFeatures)) });
  const region = await screen.findByRole('region', { name: "We're here to help" });
  expect(region).toHaveAttribute('aria-busy', 'true');
  expect(within(region).queryByText(/priority support|community forums/)).not.toBeInTheDocument();
  expect(screen.queryByText(upsell)).not.toBeInTheDocument();
  release();
  expect(await within(region).findByText(/community forums/)).toBeVisible();
  expect(region).not.toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['itself', {}, ['jetpack-support-getting-started', 'jetpack-support']],
  ['at the provider', { initialState: { siteData: { isAtomicSite: true } } }, ['calypso-help', 'calypso-help']],
])('SHELL-111 links lead to getting started and to a search; of a site that runs %s: %3$p', async (_where, site, sources) => {
  await renderBelow({ site });
  const links = ['Getting started', 'Search our support site'].map(async (name) =>
    (await card()).getByRole('link', { name: new RegExp(name) }),
  );
  expect((await Promise.all(links)).map(getSource)).toEqual(sources);
});

test('SHELL-111 an editor, who may not read the features, sees the text for the plan of the site', async () => {
  const page = await renderBelow({ site: { role: 'editor', features: ['support'] } });
  expect(await (await card()).findByText(/priority support/)).toBeVisible();
  expect(page.site.getCalls(getSiteFeatures)).toHaveLength(0);
  expect(page.site.getCalls(getSite)).toHaveLength(1);
});

test('where the features fail to load, the card offers nothing', async () => {
  await renderBelow({ arrange: (fake) => fake.site.failAll('server') });
  expect(await (await card()).findByText(/community forums/)).toBeVisible();
  expect(screen.queryByText(upsell)).not.toBeInTheDocument();
});

describe('SHELL-112 the offer of faster support', () => {
  test('SHELL-112 leads a site with a connected owner to where the plan is upgraded', async () => {
    await renderBelow();
    expect(await screen.findByText(upsell)).toBeVisible();
    const upgrade = (await card()).getByRole('link', { name: /Upgrade/ });
    expect(upgrade).toHaveAttribute('href', 'https://jetpack.com/redirect/?source=support&site=example.org&u=1&query=');
    expect((await card()).queryByRole('link', { name: 'Connect' })).not.toBeInTheDocument();
  });

  test('SHELL-112 SHELL-110 offers to connect while the site has no connected owner, and to upgrade once it has', async () => {
    const page = await renderBelow({ site: { connection: 'site-only' } });
    expect(await screen.findByText(upsell)).toBeVisible();
    expect((await card()).getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '#/connect-user');
    expect((await card()).queryByRole('link', { name: /Upgrade/ })).not.toBeInTheDocument();

    page.site.setConnection({ hasConnectedOwner: true });
    expect(await (await card()).findByRole('link', { name: /Upgrade/ })).toBeVisible();
    expect((await card()).queryByRole('link', { name: 'Connect' })).not.toBeInTheDocument();
  });

  test('SHELL-109 is not made where promotions are off', async () => {
    await renderBelow({ site: { initialState: { siteData: { showPromotions: false } } } });
    expect(await (await card()).findByText(/community forums/)).toBeVisible();
    expect(screen.queryByText(upsell)).not.toBeInTheDocument();
  });

  test('SHELL-109 is not made to users who may not buy, and is once they may', async () => {
    const page = await renderBelow({ site: { role: 'editor' } });
    expect(await (await card()).findByText(/community forums/)).toBeVisible();
    expect(screen.queryByText(upsell)).not.toBeInTheDocument();
    page.site.setUser({ permissions: { ...page.shell.site.user.current.permissions, manage_modules: true } });
    page.site.respond(getSiteFeatures, { code: 'success', message: '', data: JSON.stringify({ active: [], available: {} }) });
    await waitFor(() => expect(screen.getByText(upsell)).toBeVisible());
  });
});
