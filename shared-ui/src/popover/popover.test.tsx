import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { mockBox } from '../testing/mock-box';
import { expectAccessible } from '../testing/expect-accessible';
import { raw } from '../testing/raw';
import { Dialog } from '../dialog/dialog';
import { Popover, type PopoverProps } from './popover';

function Example(options: Pick<PopoverProps, 'position' | 'showDelay'>) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button ref={setAnchor} className="anchor" onClick={() => setIsOpen(!isOpen)}>
        More
      </button>
      <button>Elsewhere</button>
      <Popover open={isOpen} onClose={() => setIsOpen(false)} anchor={anchor} label="About" {...options}>
        <p>Words</p>
      </Popover>
    </>
  );
}

const popover = () => screen.queryByRole('dialog', { name: 'About' });
const open = () => userEvent.click(screen.getByRole('button', { name: 'More' }));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('SHELL-119 it is mounted when shown, without a delay by default, below its anchor', async () => {
  mockBox('.anchor', { left: 100, top: 100, width: 20, height: 20 });
  render(<Example />);
  expect(popover()).toBeNull();
  await open();
  expect(popover()).toBeVisible();
  expect(popover()?.parentElement).toHaveAttribute('data-side', 'bottom');
  await expectAccessible();
});

test('SHELL-119 it opens after its delay, and not at all when closed before', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Example showDelay={200} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  act(() => jest.advanceTimersByTime(199));
  expect(popover()).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(popover()).not.toBeNull();

  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  act(() => jest.advanceTimersByTime(1000));
  expect(popover()).toBeNull();
});

test('SHELL-119 Escape closes it and restores focus', async () => {
  render(<Example />);
  await open();
  expect(popover()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(popover()).toBeNull();
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('SHELL-119 a press outside closes it, a second press on its anchor closes it once, a press inside does not', async () => {
  render(<Example />);
  await open();
  await userEvent.click(screen.getByText('Words'));
  expect(popover()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(popover()).toBeNull();
  await open();
  await open();
  expect(popover()).toBeNull();
});

describe('one that opens itself', () => {
  interface WithQuestionProps {
    readonly isOpen: boolean;
    readonly onClose: () => void;
    readonly onCloseQuestion: () => void;
  }
  function WithQuestion({ isOpen, onClose, onCloseQuestion }: WithQuestionProps) {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    return (
      <>
        <p ref={setAnchor}>Offer</p>
        <Popover open={isOpen} onClose={onClose} anchor={anchor} label="About" opensItself>
          <button>Got it</button>
        </Popover>
        <Dialog open onClose={onCloseQuestion} title="Question">
          <button>Yes</button>
        </Dialog>
      </>
    );
  }

  test('leaves the focus and Escape to a dialog that is open', async () => {
    const [onClose, onCloseQuestion] = [jest.fn(), jest.fn()];
    const props = { onClose, onCloseQuestion };
    const { rerender } = render(<WithQuestion {...props} isOpen={false} />);
    const focused = document.activeElement;
    rerender(<WithQuestion {...props} isOpen />);
    expect(popover()).not.toBeNull();
    expect(document.activeElement).toBe(focused);
    act(() => screen.getByRole('button', { name: 'Got it' }).focus());
    expect(focused).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onCloseQuestion).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('stays open for a press elsewhere, and is closed by Escape inside', async () => {
    function Offer() {
      const [anchor, setAnchor] = useState<HTMLElement | null>(null);
      const [isOpen, setIsOpen] = useState(true);
      return (
        <>
          <p ref={setAnchor}>Offer</p>
          <Popover open={isOpen} onClose={() => setIsOpen(false)} anchor={anchor} label="About" opensItself>
            <button>Got it</button>
          </Popover>
        </>
      );
    }
    render(<Offer />);
    await userEvent.click(screen.getByText('Offer'));
    await userEvent.keyboard('{Escape}');
    expect(popover()).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Got it' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(popover()).toBeNull();
  });
});

test('SHELL-119 it is repositioned on scroll and resize', async () => {
  mockBox('.anchor', { left: 100, top: 100, width: 20, height: 20 });
  // The corner of its container is at 30, 40.
  mockBox('.tip', ({ style }) => ({
    left: 30 + parseFloat(style.left),
    top: 40 + parseFloat(style.top),
    width: 200,
    height: 100,
  }));
  render(<Example position="bottom right" />);
  await open();
  const tip = popover()?.parentElement;
  expect(tip).toHaveStyle({ left: '65px', top: '90px' });

  mockBox('.anchor', { left: 100, top: 60, width: 20, height: 20 });
  act(() => void screen.getByText('Elsewhere').dispatchEvent(new Event('scroll')));
  expect(tip).toHaveStyle({ left: '65px', top: '50px' });

  mockBox('.anchor', { left: 300, top: 60, width: 20, height: 20 });
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(tip).toHaveStyle({ left: '265px', top: '50px' });
});

test('SHELL-120 an unknown position throws "invalid position"', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Example position={raw('middle')} />)).toThrow('invalid position');
});

test('it removes all listeners', async () => {
  const add = jest.spyOn(window, 'addEventListener');
  const remove = jest.spyOn(window, 'removeEventListener');
  const { unmount } = render(<Example />);
  await open();
  unmount();
  for (const type of ['scroll', 'resize']) {
    const count = (calls: readonly unknown[][]) => calls.filter(([name]) => name === type).length;
    expect(count(remove.mock.calls)).toBe(count(add.mock.calls));
  }
});
