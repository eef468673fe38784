import { appendAddress, isAddDisabled, isListed } from './allow-list';

const ready = { isListed: false, isOn: true, isOffline: false, isSaving: false };

test.each([
  ['the address is not listed and protection is on', {}, false],
  ['the address is listed', { isListed: true }, true],
  ['protection is off', { isOn: false }, true],
  ['the site is offline', { isOffline: true }, true],
  ['the list is being saved', { isSaving: true }, true],
  ['everything is against it', { isListed: true, isOn: false, isOffline: true, isSaving: true }, true],
])('SET-035 %s: "Add to Always Allowed list" disabled %s', (_case, change, disabled) => {
  expect(isAddDisabled({ ...ready, ...change })).toBe(disabled);
});

test.each([
  ['', '10.0.0.1', false],
  ['10.0.0.1', '10.0.0.1', true],
  ['10.0.0.10', '10.0.0.1', false],
  ['10.0.0.9\n 10.0.0.1 \r\n', '10.0.0.1', true],
  ['10.0.0.9, 10.0.0.1', '10.0.0.1', true],
  ['2001:DB8::1', '2001:db8::1', true],
])('SET-035 in the list %j, %s is listed: %s', (list, address, listed) => {
  expect(isListed(list, address)).toBe(listed);
});

test.each([
  ['', '10.0.0.1'],
  ['\n', '10.0.0.1'],
  ['10.0.0.9', '10.0.0.9\n10.0.0.1'],
  ['10.0.0.9\n', '10.0.0.9\n10.0.0.1'],
])('SET-036 10.0.0.1 is appended to %j on a new line', (list, expected) => {
  expect(appendAddress(list, '10.0.0.1')).toBe(expected);
});
