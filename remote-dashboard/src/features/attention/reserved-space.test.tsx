import { getPluginUpdates } from '@site-admin/contracts';
import { screen, waitFor } from '@testing-library/dom';
import { openAttention } from '../../testing/open-attention';

const key = 'site-admin:attention-height:example.org';
const getSpace = () => [...document.querySelectorAll<HTMLElement>('[style*="block-size"]')].map(({ style }) => style.blockSize);

const scan = { state: 'idle', threats: [{ id: '1' }] };

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('the space the list had on the last visit is reserved until its data is loaded', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(132);
  const page = await openAttention({ scan });
  await screen.findByRole('region', { name: 'Needs attention' });
  expect(getSpace()).toEqual([]);
  expect(window.localStorage.getItem(key)).toBe('132');
  page.unmount();

  await openAttention({ scan }, { arrange: ({ site }) => site.hold(getPluginUpdates) });
  expect(getSpace()).toEqual(['132px']);
});

test('no space is reserved after a visit on which nothing needed attention', async () => {
  window.localStorage.setItem(key, '132');
  await openAttention({});
  await waitFor(() => expect(window.localStorage.getItem(key)).toBeNull());
  expect(getSpace()).toEqual([]);
});
