import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../checkbox/checkbox';
import { expectAccessible } from '../testing/expect-accessible';
import { RadioGroup } from './radio-group';

test('a checkbox passes on its new value, also when its label is clicked', async () => {
  const onChange = jest.fn();
  render(<Checkbox label="This is a personal site" hint="A blog, say" checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByText('This is a personal site'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('A blog, say');
  await expectAccessible();
});

test('the error of a checkbox is announced, describes it and makes it invalid', async () => {
  render(<Checkbox label="Administrator" checked error="Always on." onChange={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Always on.');
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Always on.');
  await expectAccessible();
});

test('a radio group has a name, shows its value, and passes on a new choice', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'scroll', label: 'Load more posts as you scroll', hint: 'Endless' },
    { value: 'button', label: 'Load more posts with a button' },
  ] as const;
  render(<RadioGroup label="Infinite scroll" value="scroll" onChange={onChange} options={options} />);
  expect(screen.getByRole('group', { name: 'Infinite scroll' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /as you scroll/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /with a button/ }));
  expect(onChange).toHaveBeenCalledWith('button');
  await expectAccessible();
});

test('a disabled group ignores clicks', async () => {
  const onChange = jest.fn();
  render(<RadioGroup label="Scroll" value={null} onChange={onChange} options={[{ value: 'a', label: 'A' }]} disabled />);
  await userEvent.click(screen.getByRole('radio'));
  expect(onChange).not.toHaveBeenCalled();
});
