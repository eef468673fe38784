import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select } from '../select/select';
import { expectAccessible } from '../testing/expect-accessible';
import { TextArea } from '../text-area/text-area';
import { TextField, type TextFieldProps } from '../text-field/text-field';

function Key(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return <TextField label="License key" value={value} onChange={setValue} {...props} />;
}

test('a text field has its label and passes on the typed text', async () => {
  render(<Key placeholder="jetpack-" maxLength={10} />);
  await userEvent.type(screen.getByLabelText('License key'), 'jetpack-1234');
  expect(screen.getByRole('textbox')).toHaveValue('jetpack-12');
  await expectAccessible();
});

test('hint and error describe it; an error is announced and makes it invalid', async () => {
  const { rerender } = render(<Key hint="From your email" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('From your email');
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Key hint="From your email" error="Not a key." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not a key.');
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('From your email Not a key.');
  await expectAccessible();
});

test('a hidden label still names it', async () => {
  render(<Key isLabelHidden disabled />);
  expect(screen.getByLabelText('License key')).toBeDisabled();
  await expectAccessible();
});

test('a text area takes several lines', async () => {
  const onChange = jest.fn();
  render(<TextArea label="Always allowed" value="" onChange={onChange} hint="One per line" />);
  await userEvent.type(screen.getByLabelText('Always allowed'), 'a');
  expect(onChange).toHaveBeenCalledWith('a');
  await expectAccessible();
});

test('a select lists its options and passes on the chosen value', async () => {
  const onChange = jest.fn<undefined, ['light' | 'dark']>();
  const options = [
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ] as const;
  render(<Select label="Color scheme" value="light" onChange={onChange} options={options} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Color scheme' }), 'Dark');
  expect(onChange).toHaveBeenCalledWith('dark');
  await expectAccessible();
});
