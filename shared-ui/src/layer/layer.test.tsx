import { act, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { useDismissable, type DismissableOptions } from './use-dismissable';
import { useFocusScope } from './use-focus-scope';

function Layer({
  name,
  children,
  ...options
}: DismissableOptions & { readonly name: string; readonly children?: React.ReactNode }) {
  return createPortal(
    <div {...useDismissable(options)} data-testid={name}>
      <button>{`in ${name}`}</button>
      {children}
    </div>,
    document.body,
  );
}

const settle = () => act(async () => new Promise((done) => setTimeout(done)));
const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

test('Escape dismisses the last layer only, and is marked as used', () => {
  const [outer, inner] = [jest.fn(), jest.fn()];
  const { rerender } = render(<Layer name="outer" onDismiss={outer} />);
  rerender(
    <Layer name="outer" onDismiss={outer}>
      <Layer name="inner" onDismiss={inner} />
    </Layer>,
  );
  expect(escape()).toBe(false);
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
  rerender(<Layer name="outer" onDismiss={outer} />);
  escape();
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 1]);
  rerender(<Layer name="outer" onDismiss={outer} isOpen={false} />);
  expect(escape()).toBe(true);
  expect(outer).toHaveBeenCalledTimes(1);
});

test('a press or focus in a layer that is rendered inside another one is not outside of it', async () => {
  const [outer, inner] = [jest.fn(), jest.fn()];
  render(
    <Layer name="outer" onDismiss={outer}>
      <Layer name="inner" onDismiss={inner} />
    </Layer>,
  );
  await settle();
  fireEvent.pointerDown(screen.getByText('in inner'));
  act(() => screen.getByText('in inner').focus());
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 0]);
  fireEvent.pointerDown(screen.getByText('in outer'));
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
  act(() => screen.getByText('in outer').focus());
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 2]);
});

test('a tap outside dismisses a layer, a touch that becomes a scroll does not', async () => {
  const onDismiss = jest.fn();
  render(<Layer name="outer" onDismiss={onDismiss} />);
  await settle();
  const touch = new MouseEvent('pointerdown', { bubbles: true });
  Object.defineProperty(touch, 'pointerType', { value: 'touch' });
  fireEvent(document.body, touch);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(document.body);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

function Scope({ children }: { readonly children: React.ReactNode }) {
  return (
    <div {...useFocusScope({ isTrapped: true })} data-testid="scope">
      {children}
    </div>
  );
}

test('the focus starts at the first control that is no link, and stays inside when that control is removed', async () => {
  const { rerender } = render(
    <Scope>
      <a href="#help">Help</a>
      <input defaultValue="text" />
    </Scope>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  rerender(
    <Scope>
      <a href="#help">Help</a>
    </Scope>,
  );
  await settle();
  expect(screen.getByTestId('scope')).toHaveFocus();
});
