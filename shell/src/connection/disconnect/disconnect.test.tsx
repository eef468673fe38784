import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { button, confirmation, dialog, disconnectCall, openDialog, openSuccess } from './testing/open-dialog';

const benefits = ['Stats', 'Protection', 'Subscribers'].map((title, index) => ({
  name: title.toLowerCase(),
  title,
  description: `What ${title} counts`,
  value: 1000 * (index + 1),
}));

describe('opening', () => {
  test('SHELL-004 /disconnect shows the dashboard with the dialog over it', async () => {
    const { fakeRemotes } = renderPage({ at: '/disconnect' });
    await confirmation();
    expect(fakeRemotes.log.opened).toEqual(['dashboard']);
  });

  test.each([
    ['without the right to disconnect', { permissions: { disconnect: false } }],
    ['on a site that is not connected', { connection: 'unconnected' }],
    ['offline', { connection: 'offline' }],
  ] as const)('SHELL-004 %s there is no dialog, and the route is the dashboard', async (_case, site) => {
    renderPage({ at: '/disconnect', site });
    await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test("the browser's Back button closes it", async () => {
    const page = await openDialog();
    page.go('/my-plan');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('confirm', () => {
  test('DASH-094 a press outside does nothing, Escape and "Stay connected" keep the connection', async () => {
    const { user, network, go } = await openDialog();
    await user.click(document.querySelector('.overlay') ?? document.body);
    expect(await confirmation()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('#/dashboard');

    go('/disconnect');
    expect(await button('Stay connected')).toHaveFocus();
    await user.click(await button('Stay connected'));
    expect(window.location.hash).toBe('#/dashboard');
    expect(network.getCalls(disconnectCall)).toEqual([]);
  });

  test('DASH-094 Escape and a second press are ignored while disconnecting', async () => {
    const { user, network } = await openDialog();
    const release = network.hold(disconnectCall);
    await user.click(await button('Disconnect'));
    expect(await button('Disconnect')).toHaveAttribute('aria-busy', 'true');
    expect(await button('Stay connected')).toBeDisabled();
    await user.keyboard('{Escape}');
    await user.click(await button('Disconnect'));
    expect(await confirmation()).toBeVisible();
    await act(async () => release());
    await dialog('Your site is disconnected');
    expect(network.getCalls(disconnectCall)).toHaveLength(1);
  });

  test('DASH-096 three benefits of the site are listed with their values', async () => {
    await openDialog({ benefits });
    const list = within(await confirmation());
    expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'StatsWhat Stats counts1,000',
      'ProtectionWhat Protection counts2,000',
      'SubscribersWhat Subscribers counts3,000',
    ]);
  });

  test.each([
    ['two benefits', { benefits: benefits.slice(0, 2) }],
    ['none', {}],
  ])('DASH-096 for %s the general list is shown', async (_case, options) => {
    await openDialog(options);
    const items = await within(await confirmation()).findAllByRole('listitem');
    expect(items).toHaveLength(5);
    expect(items.map(({ textContent }) => textContent).join()).not.toContain('Stats');
  });

  test('DASH-096 the general list is shown if the benefits cannot be fetched', async () => {
    const { network } = renderPage({ at: '/disconnect' });
    network.respond('GET site/benefits', { code: 'failed_to_fetch_data', message: 'No.' }, 500);
    expect(await within(await confirmation()).findAllByRole('listitem')).toHaveLength(5);
  });

  test.each([
    ['jetpack_premium', 'daily backups'],
    ['jetpack_business', 'real-time backups'],
    ['jetpack_business_monthly', 'real-time backups'],
  ])('DASH-097 the list of %s contains %s', async (plan, words) => {
    for (const own of [[], benefits]) {
      const { unmount } = await openDialog({ plan, benefits: own });
      expect(await within(await confirmation()).findByText(new RegExp(`^${words} of your site`, 'i'))).toBeVisible();
      unmount();
    }
  });

  test('DASH-097 without backups in the plan the list does not contain them', async () => {
    await openDialog();
    const list = within(await confirmation());
    expect(await list.findByText(/option to add daily backups/)).toBeVisible();
    expect(list.queryByText(/Your daily backups/)).not.toBeInTheDocument();
  });

  test('the other plugins that use the connection are listed', async () => {
    await openDialog({ plugins: [{ name: 'Shop', slug: 'shop' }] });
    const list = within(await confirmation());
    expect(await list.findByText('Shop')).toBeVisible();
    expect(list.queryByText('Jetpack')).not.toBeInTheDocument();
  });

  test('DASH-098 confirming sends one call that makes the site not active', async () => {
    const { network } = await openSuccess();
    expect(network.getCalls(disconnectCall).map(({ body }) => body)).toEqual([{ isActive: false }]);
  });

  test('DASH-099 an error shows the message of the site, and can be retried', async () => {
    const { user, network, services } = await openDialog();
    network.respond(disconnectCall, { code: 'disconnect_failed', message: 'It was not connected.' }, 400);
    await user.click(await button('Disconnect'));
    expect(await within(await confirmation()).findByRole('alert')).toHaveTextContent(
      'The site could not be disconnected. It was not connected.',
    );
    expect(services.site.user.current.isConnected).toBe(true);
    network.respond(disconnectCall, { code: 'success' });
    await user.click(await button('Disconnect'));
    expect(await dialog('Your site is disconnected')).toBeVisible();
  });
});
