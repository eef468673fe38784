import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage, settle } from '../../testing/render-page';

const toasts = () => within(screen.getByRole('region', { name: 'Notices' }));
const texts = () =>
  toasts()
    .queryAllByText(/./, { selector: '[role] [class*=text]' })
    .map(({ textContent }) => textContent);

/** Renders the page with a focused control outside the toasts. */
function openWithControl() {
  const page = renderPage();
  const control = document.createElement('button');
  control.textContent = 'Markdown';
  screen.getByRole('main').append(control);
  control.focus();
  return { ...page, control };
}

describe('durations', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['the pointer is on a toast', 'pointerEnter', 'pointerLeave'],
    ['the focus is in a toast', 'focusIn', 'focusOut'],
  ] as const)('SHELL-090 while %s no toast is removed; afterwards the remaining time passes', (_when, enter, leave) => {
    const { act, notices } = renderPage();
    act(() => void notices.show({ status: 'is-success', text: 'Updated settings', duration: 2000 }, 'settings'));
    const region = screen.getByText('Updated settings').closest('[data-edge]');
    if (!region) throw new Error('There are no toasts.');
    act(() => jest.advanceTimersByTime(1500));
    fireEvent[enter](region);
    act(() => jest.advanceTimersByTime(60_000));
    act(() => void notices.show({ status: 'is-info', text: 'Later', duration: 1000 }, 'settings'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(texts()).toEqual(['Later', 'Updated settings']);
    fireEvent[leave](region);
    act(() => jest.advanceTimersByTime(499));
    expect(texts()).toEqual(['Later', 'Updated settings']);
    act(() => jest.advanceTimersByTime(1));
    expect(texts()).toEqual(['Later']);
    act(() => jest.advanceTimersByTime(500));
    expect(texts()).toEqual([]);
  });

  test('SHELL-090 dismissing a toast under the pointer does not leave later ones paused', () => {
    const { act, notices } = renderPage();
    act(() => void notices.show({ id: 'a', status: 'is-error', text: 'Failed' }, 'settings'));
    fireEvent.pointerEnter(screen.getByText('Failed').closest('[data-edge]') ?? document.body);
    act(() => notices.dismiss('settings:a'));
    act(() => void notices.show({ status: 'is-success', text: 'Updated settings', duration: 2000 }, 'settings'));
    act(() => jest.advanceTimersByTime(2000));
    expect(texts()).toEqual([]);
  });
});

describe('keyboard', () => {
  test('Escape dismisses the newest toast that can be dismissed, then the one before', async () => {
    const { act, notices, user, control } = openWithControl();
    act(() => {
      notices.show({ status: 'is-error', text: 'first' }, 'settings');
      notices.show({ status: 'is-error', text: 'second' }, 'settings');
      notices.show({ status: 'is-info', text: 'stays', showDismiss: false }, 'settings');
    });
    await user.keyboard('{Escape}');
    expect(texts()).toEqual(['stays', 'first']);
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    expect(texts()).toEqual(['stays']);
    expect(control).toHaveFocus();
  });

  test('F8 moves the focus to the newest toast; its action can be pressed, and the focus returns when it is removed', async () => {
    const { act, notices, user, control } = openWithControl();
    const onClick = jest.fn(() => notices.dismiss('settings:update'));
    await user.keyboard('{F8}');
    expect(control).toHaveFocus();
    act(() => {
      notices.show({ status: 'is-error', text: 'older' }, 'settings');
      const action = { label: 'Undo', onClick };
      notices.show({ id: 'update', status: 'is-success', text: 'Updated settings', duration: 2000, action }, 'settings');
    });
    await user.keyboard('{F8}');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(texts()).toEqual(['older']);
    expect(control).toHaveFocus();
  });

  test('Escape in a toast dismisses that one, not the newest', async () => {
    const { act, notices, user, control } = openWithControl();
    act(() => {
      notices.show({ status: 'is-error', text: 'older' }, 'settings');
      notices.show({ status: 'is-error', text: 'newer' }, 'settings');
    });
    const [, older] = toasts().getAllByRole('button', { name: 'Dismiss' });
    act(() => older?.focus());
    await user.keyboard('{Escape}');
    expect(texts()).toEqual(['newer']);
    expect(control).toHaveFocus();
  });

  test('Escape that closes a dialog dismisses no toast', async () => {
    const { act, notices, questions, user } = openWithControl();
    act(() => void notices.show({ status: 'is-error', text: 'Failed' }, 'settings'));
    act(() => void questions.ask('Leave without saving?'));
    await settle();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(texts()).toEqual(['Failed']);
  });
});

test('SHELL-089 every error is kept until it is dismissed', async () => {
  const { act, notices, user } = renderPage();
  const failures = ['one', 'two', 'three', 'four', 'five', 'six'];
  act(() => failures.forEach((text) => void notices.show({ status: 'is-error', text }, 'settings')));
  expect(texts()).toEqual([...failures].reverse());
  await user.click(toasts().getAllByRole('button', { name: 'Dismiss' })[2] ?? document.body);
  expect(texts()).toEqual(['six', 'five', 'three', 'two', 'one']);
});

test('a notice is a toast; the shell may place one in the flow of the page', () => {
  const { act, notices } = renderPage();
  act(() => {
    notices.show({ status: 'is-error', text: 'Some parts are left out', placement: 'page' }, 'shell');
    notices.show({ status: 'is-error', text: 'Failed' }, 'settings');
  });
  expect(screen.getByText('Failed').closest('[data-edge]')).not.toBeNull();
  expect(screen.getByText('Some parts are left out').closest('[data-edge]')).toBeNull();
});

describe('the control in use', () => {
  afterEach(() => jest.restoreAllMocks());

  test('toasts move away from the control that was pressed or focused', () => {
    const { act, notices, control } = openWithControl();
    const boxes = new Map<Element, DOMRect>([[control, new DOMRect(600, 700, 100, 40)]]);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const isToasts = this.hasAttribute('data-edge');
      return boxes.get(this) ?? (isToasts ? new DOMRect(600, 668, 400, 100) : new DOMRect());
    });
    fireEvent.pointerDown(control);
    act(() => void notices.show({ id: 'a', status: 'is-error', text: 'Failed' }, 'settings'));
    const region = screen.getByText('Failed').closest('[data-edge]');
    expect(region).toHaveAttribute('data-edge', 'top');
    boxes.set(control, new DOMRect(600, 60, 100, 40));
    fireEvent.scroll(window);
    expect(region).toHaveAttribute('data-edge', 'bottom');
    boxes.set(control, new DOMRect(600, 700, 100, 40));
    act(() => control.blur());
    act(() => control.focus());
    expect(region).toHaveAttribute('data-edge', 'top');
    act(() => notices.dismiss('settings:a'));
    expect(region).toHaveAttribute('data-edge', 'bottom');
  });
});
