import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

const area = () => screen.getByRole('region', { name: 'Notices' });

/** Renders the page, and finds the live region of its notices, which is in a closed shadow tree. */
function open() {
  const attach = jest.spyOn(Element.prototype, 'attachShadow');
  const page = renderPage();
  const roots = attach.mock.results.map(({ value }: { value: unknown }) => value);
  attach.mockRestore();
  const region = roots.flatMap((root) => (root instanceof ShadowRoot ? (root.querySelector('[aria-live=polite]') ?? []) : []))[0];
  if (!region) throw new Error('There is no live region.');
  const announced = () => [...region.children].map(({ textContent }) => textContent);
  return { ...page, region, announced };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('SHELL-089 later notices are announced once, by a live region that existed before', () => {
  const { act, notices, region, announced } = open();
  expect(region.isConnected).toBe(true);
  act(() => void notices.show({ status: 'is-success', text: 'Saved.', action: { label: 'Undo', href: '#/x' } }, 'settings'));
  // Screen readers must have seen the region before a text is added.
  act(() => jest.advanceTimersByTime(99));
  expect(announced()).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(announced()).toEqual(['Saved. Undo']);
  // The notice itself is not a live region.
  expect(within(area()).getByRole('status')).toHaveAttribute('aria-live', 'off');
  act(() => void notices.show({ status: 'is-info', text: 'More.' }, 'settings'));
  act(() => jest.advanceTimersByTime(100));
  expect(announced()).toEqual(['Saved. Undo', 'More.']);
  act(() => jest.advanceTimersByTime(10_000));
  expect(announced()).toEqual([]);
});

test('SHELL-089 a notice that is shown again is announced again', () => {
  const { act, notices, announced } = open();
  for (const count of [1, 2]) {
    act(() => void notices.show({ id: 'saved', status: 'is-success', text: 'Saved.' }, 'settings'));
    act(() => jest.advanceTimersByTime(100));
    expect(announced()).toHaveLength(count);
  }
  expect(within(area()).getAllByText('Saved.')).toHaveLength(1);
});

test('SHELL-089 an error announces itself each time it is shown, and is not announced by the live region', () => {
  const { act, notices, announced } = open();
  act(() => void notices.show({ id: 'save', status: 'is-info', text: 'Saving…' }, 'settings'));
  act(() => jest.advanceTimersByTime(10_000));
  const before = within(area()).getByRole('status');
  act(() => void notices.show({ id: 'save', status: 'is-error', text: 'Not saved.' }, 'settings'));
  act(() => jest.advanceTimersByTime(100));
  // An element that only changes its role is not announced: it must be a new one.
  expect(within(area()).getByRole('alert')).not.toBe(before);
  expect(announced()).toEqual([]);
});

test('after unmounting nothing is announced', () => {
  const { act, notices, announced, unmount } = open();
  act(() => void notices.show({ status: 'is-info', text: 'Late.' }, 'settings'));
  unmount();
  act(() => jest.advanceTimersByTime(1000));
  expect(announced()).toEqual([]);
});
