import { screen, within } from '@testing-library/react';
import { renderPage, type PageOptions } from '../../testing/render-page';

const footer = () => within(screen.getByRole('navigation', { name: 'About Jetpack' }));
const getHref = (name: RegExp) => footer().queryByRole('link', { name })?.getAttribute('href') ?? null;
const unconnected: PageOptions = { site: { connection: 'unconnected' } };
const admin = 'https://example.com/wp-admin/';
const render = async (options: PageOptions) => {
  const page = renderPage(options);
  const isConnectScreen = options.site?.connection === 'unconnected' && options.site.role === undefined;
  // The connect screen is a lazy chunk.
  if (isConnectScreen) await screen.findByRole('button', { name: 'Set up Jetpack' });
  return { ...page, adminUrl: page.services.site.initial.adminUrl || admin };
};

test('SHELL-036 the version link shows the current version, and is hidden on the Atomic platform', async () => {
  const { unmount } = await render({ site: { initialState: { currentVersion: '11.6.1' } } });
  expect(footer().getByRole('link', { name: /Jetpack version 11\.6\.1/ })).toBeInTheDocument();
  unmount();
  await render({ site: { initialState: { siteData: { isAtomicPlatform: true } } } });
  expect(footer().queryByText(/Jetpack version/)).not.toBeInTheDocument();
});

test('SHELL-037 SHELL-020 About links to the admin page when connected, else to the product site', async () => {
  const { adminUrl, unmount } = await render({});
  expect(getHref(/^About/)).toBe(`${adminUrl}admin.php?page=jetpack_about`);
  unmount();
  await render(unconnected);
  expect(getHref(/^About/)).toContain('https://jetpack.com/redirect/?source=jetpack');
});

test.each([[{}], [unconnected], [{ site: { connection: 'offline' } } as const], [{ site: { role: 'subscriber' } } as const]])(
  'SHELL-038 Terms are shown in every state (%j)',
  async (options) => {
    await render(options);
    expect(getHref(/^Terms/)).toContain('source=wpcom-tos');
  },
);

test('SHELL-039 Privacy links to the page of this site when connected, else to the product site', async () => {
  const { unmount } = await render({});
  expect(getHref(/^Privacy/)).toBe('#/privacy');
  unmount();
  await render(unconnected);
  expect(getHref(/^Privacy/)).toContain('https://jetpack.com/redirect/?source=a8c-privacy');
});

test('SHELL-040 SHELL-020 ROLE-001 Modules is shown only when connected and with manage_options', async () => {
  const first = await render({});
  expect(getHref(/^Modules/)).toBe(`${first.adminUrl}admin.php?page=jetpack_modules`);
  first.unmount();
  for (const site of [
    { connection: 'unconnected' },
    { role: 'editor' },
    { connection: 'unconnected', role: 'editor' },
  ] as const) {
    const { unmount } = await render({ site });
    expect(getHref(/^Modules/)).toBeNull();
    unmount();
  }
});

test('SHELL-041 SHELL-020 ROLE-001 Debug is shown only with manage_options', async () => {
  const first = await render(unconnected);
  expect(getHref(/^Debug/)).toBe(`${first.adminUrl}admin.php?page=jetpack-debugger`);
  first.unmount();
  await render({ site: { role: 'editor' } });
  expect(getHref(/^Debug/)).toBeNull();
});

test('SHELL-045 clicks are tracked with their targets', async () => {
  const { user, recorded } = await render({});
  for (const link of footer().getAllByRole('link')) {
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
  }
  const targets = recorded.flatMap(({ properties }) => (properties && 'target' in properties ? [properties.target] : []));
  expect(targets).toEqual(['version', 'about', 'terms', 'privacy', 'modules', 'debug']);
});

const development: PageOptions = { site: { initialState: { isDevVersion: true } } };

test('SHELL-042 Reset Options and Dev Tools exist only in a development version', async () => {
  const buttons = () =>
    footer()
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  const { unmount } = await render({});
  expect(buttons()).toEqual([]);
  unmount();
  await render(development);
  expect(buttons()).toEqual(['Reset Options', 'Dev Tools']);
});

test('SHELL-042 Reset Options needs manage_options; Dev Tools is shown to all users of a development version', async () => {
  await render({ site: { ...development.site, role: 'editor' } });
  expect(footer().queryByRole('button', { name: 'Reset Options' })).not.toBeInTheDocument();
  expect(footer().getByRole('button', { name: 'Dev Tools' })).toBeInTheDocument();
});

describe('Reset Options', () => {
  const reset = 'POST options/options';
  test('SHELL-043 asks first; Cancel and Escape send nothing', async () => {
    const { user, network } = await render(development);
    for (const leave of ['Cancel', 'Escape']) {
      await user.click(footer().getByRole('button', { name: 'Reset Options' }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toHaveTextContent('This will reset all Jetpack options, are you sure?');
      if (leave === 'Escape') await user.keyboard('{Escape}');
      else await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    expect(network.getCalls(reset)).toEqual([]);
  });

  test('SHELL-044 CONST-007 a confirmed reset is sent, and its success is shown for 2 seconds', async () => {
    const { user, network, notices } = await render(development);
    network.respond(reset, { code: 'success' });
    await user.click(footer().getByRole('button', { name: 'Reset Options' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset Options' }));
    expect(await screen.findByText('Options reset.')).toBeInTheDocument();
    expect(network.getCalls(reset)[0]?.body).toEqual({ reset: true });
    expect(notices.shown.current[0]).toMatchObject({ status: 'is-success', duration: 2000 });
  });

  test('SHELL-044 a failed reset shows an error', async () => {
    const { user, network } = await render(development);
    network.respond(reset, { code: 'broken', message: 'No.' }, 500);
    await user.click(footer().getByRole('button', { name: 'Reset Options' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset Options' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Options failed to reset.');
    expect(screen.queryByText('Resetting options…')).not.toBeInTheDocument();
  });
});
