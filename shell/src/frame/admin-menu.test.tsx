import { renderPage } from './testing/render-page';

let menu: HTMLElement;
beforeEach(() => {
  menu = document.createElement('ul');
  menu.id = 'adminmenu';
  menu.innerHTML =
    '<li data-page="dashboard"><a href="#/dashboard">Dashboard</a></li><li data-page="settings"><a href="#/settings">Settings</a></li>';
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
