import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';

let menu: HTMLElement;
beforeEach(() => {
  menu = document.createElement('ul');
  menu.id = 'toplevel_page_jetpack';
  const entry = (name: string) => `<li><a href="/wp-admin/admin.php?page=jetpack#/${name.toLowerCase()}">${name}</a></li>`;
  menu.innerHTML = `${entry('Dashboard')}${entry('Settings')}${['stats', 'jetpack-search', 'my-jetpack'].map((page) => `<li><a href="/wp-admin/admin.php?page=${page}">${page}</a></li>`).join('')}`;
  document.body.append(menu);
});
afterEach(() => menu.remove());

const current = () => [...menu.querySelectorAll('.current')].map((item) => item.textContent);
const woa = { initialState: { siteData: { isWoASite: true } } };

test("the host's side menu marks the entry of the current screen", () => {
  const { go } = renderPage({ at: '/dashboard' });
  expect(current()).toEqual(['Dashboard']);
  go('/discussion');
  expect(current()).toEqual(['Settings']);
  expect(menu.querySelectorAll('[aria-current]')).toHaveLength(1);
  go('/my-plan');
  expect(current()).toEqual(['Dashboard']);
});

test('on WoA sites the settings belong to the first entry too', () => {
  renderPage({ at: '/discussion', site: woa });
  expect(current()).toEqual(['Dashboard']);
});

test('the page of operators has an entry of its own', () => {
  menu.insertAdjacentHTML('beforeend', '<li><a href="/wp-admin/admin.php?page=site-admin-delivery#/delivery">Delivery</a></li>');
  const { go } = renderPage({ at: '/discussion', operates: true });
  go('/delivery');
  expect(current()).toEqual(['Delivery']);
});

test.each(['/license/activation', '/setup'])('%s belongs to no entry: the menu does not change', (at) => {
  const { go } = renderPage({ at: '/discussion' });
  go(at);
  expect(current()).toEqual(['Settings']);
});

test('entries that need a connection are hidden while the site is unconnected', async () => {
  const { services, act } = renderPage();
  const shown = () => [...menu.children].flatMap((item) => (item.hasAttribute('hidden') ? [] : [item.textContent]));
  const all = ['Dashboard', 'Settings', 'stats', 'jetpack-search', 'my-jetpack'];
  const connect = (isActive: boolean) =>
    act(() => services.site.setConnection({ ...services.site.connection.current, isActive, isRegistered: isActive }));
  expect(shown()).toEqual(all);
  connect(false);
  await screen.findByRole('button', { name: 'Set up Jetpack' });
  expect(shown()).toEqual(['Dashboard', 'my-jetpack']);
  connect(true);
  expect(shown()).toEqual(all);
});

describe('a link to a route', () => {
  const press = async (href: string, modifier?: string) => {
    const { navigation, user } = renderPage({ at: '/dashboard' });
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'here';
    menu.append(link);
    // jsdom cannot leave the page.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    if (modifier !== undefined) await user.keyboard(`{${modifier}>}`);
    await user.click(link);
    return navigation.location.current.path;
  };

  test('to the current screen scrolls to the top', async () => {
    expect(await press('#/dashboard')).toBe('/dashboard');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  test.each(['Control', 'Meta', 'Shift'])('pressed with %s opens elsewhere and does not scroll', async (key) => {
    await press('#/dashboard', key);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test.each(['#wpbody-content', 'https://example.org/#/dashboard'])('%s does not scroll', async (href) => {
    await press(href);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
