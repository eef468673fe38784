import { delays } from '@site-admin/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expect-accessible';
import { SearchField, type SearchFieldProps } from './search-field';

const onSearch = jest.fn();
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  onSearch.mockClear();
});
afterEach(() => jest.useRealTimers());

async function opened(props: Partial<SearchFieldProps> = {}) {
  render(<SearchField onSearch={onSearch} {...props} />);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  return screen.getByRole('searchbox', { name: 'Search' });
}

test('SHELL-065 the search field is focused when opened, and Escape closes it and restores focus', async () => {
  const field = await opened();
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  expect(onSearch).not.toHaveBeenCalled();
});

test('SHELL-065 CONST-007 onSearch is debounced, by 300 ms by default; an empty keyword resets at once', async () => {
  const field = await opened();
  await user.type(field, 'cdn');
  wait(299);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['cdn']]);
  await user.type(field, 'x');
  await user.clear(field);
  expect(onSearch.mock.calls).toEqual([['cdn'], ['']]);
  wait(5000);
  expect(onSearch).toHaveBeenCalledTimes(2);
});

test('SHELL-065 CONST-007 a delay of 500 ms is applied; Escape with a keyword resets at once', async () => {
  const field = await opened({ delay: delays.search });
  await user.type(field, 'cdn');
  wait(499);
  expect(onSearch).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onSearch.mock.calls).toEqual([['']]);
  wait(5000);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('it is initially open with a keyword, and does not search after unmounting', async () => {
  const { unmount } = render(<SearchField onSearch={onSearch} keyword="spam" />);
  expect(screen.getByRole('searchbox')).toHaveValue('spam');
  await user.type(screen.getByRole('searchbox'), 's');
  unmount();
  wait(5000);
  expect(onSearch).not.toHaveBeenCalled();
});

test('a keyword from outside replaces what was typed; an empty one closes the field', async () => {
  const { rerender } = render(<SearchField onSearch={onSearch} keyword="spam" />);
  const field = screen.getByRole('searchbox');
  rerender(<SearchField onSearch={onSearch} keyword="backup" />);
  expect(field).toHaveValue('backup');
  await user.type(field, 's ');
  wait(300);
  rerender(<SearchField onSearch={onSearch} keyword="backups" />);
  expect(field).toHaveValue('backups ');
  rerender(<SearchField onSearch={onSearch} keyword="" />);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('is accessible, closed and open', async () => {
  jest.useRealTimers();
  render(<SearchField onSearch={onSearch} />);
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await expectAccessible();
});
