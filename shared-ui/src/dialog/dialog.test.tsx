/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { InfoPopover } from '../info-popover/info-popover';
import { expectAccessible } from '../testing/expect-accessible';
import { Dialog, type DialogProps } from './dialog';

function Example(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Disconnect</button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Are you sure?" {...props}>
        <button>Stay</button>
        <InfoPopover label="What happens">Backups stop.</InfoPopover>
      </Dialog>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Are you sure?' });
const open = () => userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
const settle = () => act(async () => new Promise((done) => setTimeout(done)));
const overlay = () => document.querySelector('.overlay') ?? document.body;

test('SHELL-117 Escape closes it and restores focus', async () => {
  render(<Example />);
  await open();
  expect(dialog()).toHaveAttribute('aria-modal', 'true');
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  await settle();
  expect(screen.getByRole('button', { name: 'Disconnect' })).toHaveFocus();
});

test('SHELL-117 a press on the overlay closes it; a press inside, or one that began inside, does not', async () => {
  render(<Example />);
  await open();
  await userEvent.click(screen.getByText('Are you sure?'));
  expect(dialog()).not.toBeNull();
  fireEvent.pointerDown(screen.getByText('Are you sure?'));
  fireEvent.click(overlay());
  expect(dialog()).not.toBeNull();
  await userEvent.click(overlay());
  expect(dialog()).toBeNull();
});

test('SHELL-117 while closing is blocked, Escape and overlay do nothing and there is no close button', async () => {
  render(<Example canClose={false} />);
  await open();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(overlay());
  expect(dialog()).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('a dialog with closesOnOutsidePress false still closes on Escape', async () => {
  render(<Example closesOnOutsidePress={false} />);
  await open();
  await userEvent.click(overlay());
  expect(dialog()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
});

test('a press outside that does not close the dialog keeps the focus', async () => {
  render(<Example closesOnOutsidePress={false} hasCloseButton={false} />);
  await open();
  await settle();
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await userEvent.click(overlay());
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
});

/** Applies the dialog's stylesheet: in tests a CSS module is only its class names. */
function applyStyles() {
  const style = document.createElement('style');
  style.textContent = readFileSync(path.join(__dirname, 'dialog.module.css'), 'utf8');
  document.head.append(style);
  return () => style.remove();
}

test('SHELL-117 there are three widths, each wider than the next, the medium one at most 1050 px', async () => {
  const removeStyles = applyStyles();
  const maxWidth = () => Number.parseInt(getComputedStyle(screen.getByRole('dialog', { name: 'Are you sure?' })).maxWidth, 10);
  const { rerender } = render(<Example width="wide" />);
  await open();
  const wide = maxWidth();
  rerender(<Example />);
  expect(maxWidth()).toBe(1050);
  rerender(<Example width="narrow" />);
  expect(maxWidth()).toBeLessThan(1050);
  expect(wide).toBeGreaterThan(1050);
  removeStyles();
});

test('Tab cycles inside the dialog', async () => {
  render(<Example />);
  await open();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'What happens' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Disconnect', hidden: true }).focus());
  expect(dialog()).toContainElement(document.querySelector<HTMLElement>(':focus'));
});

test('Escape closes an open popover before the dialog', async () => {
  render(<Example />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'What happens' }));
  expect(screen.getByRole('dialog', { name: 'What happens' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'What happens' })).toBeNull();
  expect(dialog()).not.toBeNull();
  await settle();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
});

test('the page does not scroll while a dialog is open, and no style tag is added', async () => {
  const styleTags = () => document.querySelectorAll('style').length;
  const before = styleTags();
  const { unmount } = render(<Example />);
  await open();
  expect(document.documentElement).toHaveClass('sa-scroll-locked');
  expect(styleTags()).toBe(before);
  unmount();
  expect(document.documentElement).not.toHaveClass('sa-scroll-locked');
  expect(document.body).toHaveTextContent('');
});

test.each([
  ['next to the page', 1009, true],
  ['over the page, or of a page too short to scroll, is not', 1024, false],
])('the width of a scrollbar %s is reserved: %i of 1024 px', async (_where, inner, isKept) => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(inner);
  const { unmount } = render(<Example />);
  await open();
  expect(document.documentElement.classList.contains('sa-scrollbar-kept')).toBe(isKept);
  unmount();
  expect(document.documentElement).not.toHaveClass('sa-scrollbar-kept');
});

test('is accessible', async () => {
  render(<Example footer={<button>Yes</button>} />);
  await open();
  await expectAccessible();
});
