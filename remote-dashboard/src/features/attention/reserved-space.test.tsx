import { getPluginUpdates, getScanStatus } from '@site-admin/contracts';
import { settle, type FakeShell } from '@site-admin/contracts/testing';
import { screen, waitFor } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';

const key = 'site-admin:attention-height:example.org';
const getSpace = () => [...document.querySelectorAll<HTMLElement>('[style*="block-size"]')].map(({ style }) => style.blockSize);

async function open(threats: readonly object[], arrange: (fake: FakeShell) => void = () => undefined) {
  const page = await openDashboard({
    arrange(fake) {
      const data = JSON.stringify({ state: 'idle', threats });
      fake.site.respond(getScanStatus, { code: 'success', message: '', data });
      arrange(fake);
    },
  });
  await import('./attention-list');
  await settle();
  return page;
}

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('the space the list had on the last visit is reserved until its data is loaded', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(132);
  const page = await open([{ id: '1' }]);
  await screen.findByRole('region', { name: 'Needs attention' });
  expect(getSpace()).toEqual([]);
  expect(window.localStorage.getItem(key)).toBe('132');
  page.unmount();

  await open([{ id: '1' }], ({ site }) => site.hold(getPluginUpdates));
  expect(getSpace()).toEqual(['132px']);
});

test('no space is reserved after a visit without trouble', async () => {
  window.localStorage.setItem(key, '132');
  await open([]);
  await waitFor(() => expect(window.localStorage.getItem(key)).toBeNull());
  expect(getSpace()).toEqual([]);
});
