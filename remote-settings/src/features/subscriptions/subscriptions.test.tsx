import { screen } from '@testing-library/dom';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

test('SET-050 Subscriptions has its toggle and the two options for the comment form', async () => {
  const page = await openSettings('/discussion', {
    site: { modules: { subscriptions: true }, settings: { stb_enabled: true, stc_enabled: false } },
  });
  await page.user.click(toggle(/subscribe to site/));
  await page.user.click(toggle(/subscribe to comments/));
  await page.user.click(toggle(/Let visitors subscribe/));
  expect(savedBy(page)).toEqual([{ stb_enabled: false }, { stc_enabled: true }, { subscriptions: false }]);
});

test('SHELL-118 SET-051 with Subscriptions off, its options cannot be switched, and a press shows what they need', async () => {
  const page = await openSettings('/discussion', { site: { modules: { subscriptions: false } } });
  await page.user.click(toggle(/subscribe to site/));
  expect(await screen.findByText('Switch on Subscriptions first.')).toBeVisible();
  expect(savedBy(page)).toEqual([]);
});

describe('SET-052 the link to the email subscribers', () => {
  test('is there for a linked user while the module is active', async () => {
    await openSettings('/discussion', { site: { modules: { subscriptions: true } } });
    expect(screen.getByRole('link', { name: /View your Email Subscribers/ })).toHaveAttribute(
      'href',
      expect.stringContaining('source=calypso-people-email-followers'),
    );
  });
  test.each([
    ['the module is off', { modules: { subscriptions: false } }],
    ['the user is not linked', { linked: false, owner: false, modules: { subscriptions: true } }],
  ])('is not there when %s', async (_case, site) => {
    await openSettings('/discussion', { site });
    expect(screen.queryByRole('link', { name: /View your Email Subscribers/ })).toBeNull();
  });
});

describe('SET-053 the prompt to connect', () => {
  const prompt = 'Connect to manage your subscriptions settings.';
  test('shows to users who are not linked, and leads to the connection screen', async () => {
    await openSettings('/discussion', { site: { linked: false, owner: false } });
    expect(screen.getByRole('link', { name: prompt })).toHaveAttribute('href', '#/connect-user?feature=Subscriptions');
  });
  test.each([
    ['the user is linked', {}],
    ['the site is offline', { connection: 'offline', linked: false }],
  ] as const)('does not show when %s', async (_case, site) => {
    await openSettings('/discussion', { site });
    expect(screen.queryByText(prompt)).toBeNull();
  });
});
