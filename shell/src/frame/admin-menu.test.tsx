import { renderPage } from './testing/render-page';

let menu: HTMLElement;
beforeEach(() => {
  menu = document.createElement('ul');
  menu.id = 'toplevel_page_jetpack';
  const entry = (name: string) => `<li><a href="/wp-admin/admin.php?page=jetpack#/${name.toLowerCase()}">${name}</a></li>`;
  menu.innerHTML = `${entry('Dashboard')}${entry('Settings')}<li><a href="/wp-admin/my-jetpack">My Jetpack</a></li>`;
  document.body.append(menu);
});
afterEach(() => menu.remove());

const current = () => [...menu.querySelectorAll('.current')].map((item) => item.textContent);
const woa = { initialState: { siteData: { isWoASite: true } } };

test("the host's side menu marks the entry of the screen, and follows", () => {
  const { go } = renderPage({ at: '/dashboard' });
  expect(current()).toEqual(['Dashboard']);
  go('/discussion');
  expect(current()).toEqual(['Settings']);
  expect(menu.querySelectorAll('[aria-current]')).toHaveLength(1);
  go('/my-plan');
  expect(current()).toEqual(['Dashboard']);
});

test('on WoA sites both groups are the first entry', () => {
  renderPage({ at: '/discussion', site: woa });
  expect(current()).toEqual(['Dashboard']);
});
