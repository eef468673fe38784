import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expect-accessible';
import { Button, ButtonGroup } from './button';

test('a press calls onClick once; a disabled button does not', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(
    <Button onClick={onClick} disabled>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toBeDisabled();
});

test('a busy button keeps focus and name, announces it, and submits no form', async () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  render(
    <form aria-label="form">
      <input aria-label="key" />
      <Button type="submit" variant="primary" busy>
        Activate
      </Button>
    </form>,
  );
  screen.getByRole('form').addEventListener('submit', onSubmit);
  const button = screen.getByRole('button', { name: 'Activate' });
  button.focus();
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('key'), 'a{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toBeEnabled();
  await expectAccessible();
});

test('with an href it is a link; a disabled one has no href', async () => {
  const { rerender } = render(<Button href="#/my-plan">Plan</Button>);
  expect(screen.getByRole('link', { name: 'Plan' })).toHaveAttribute('href', '#/my-plan');
  rerender(
    <Button href="#/my-plan" disabled>
      Plan
    </Button>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Plan' })).toBeDisabled();
  await expectAccessible();
});

test('a group has a name', async () => {
  render(
    <ButtonGroup label="Sections">
      <Button>One</Button>
      <Button>Two</Button>
    </ButtonGroup>,
  );
  expect(screen.getByRole('group', { name: 'Sections' })).toBeInTheDocument();
  await expectAccessible();
});
