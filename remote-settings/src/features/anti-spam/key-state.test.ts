import type { FeatureKey } from '@site-admin/contracts';
import type { AntiSpamState } from './anti-spam.slice';
import { selectKeyState, showsAntiSpamOffer, type KeyParts } from './key-state';

const isValid = { data: { validKey: true } };
const isInvalid = { data: { validKey: false, invalidKeyCode: 'invalid_key' } };
const idle: AntiSpamState = { status: 'idle' };
const checked = (key: string, validKey: boolean): AntiSpamState => ({
  status: 'checked',
  key,
  validKey,
  invalidKeyCode: undefined,
  invalidKeyMessage: undefined,
});

test.each<[string, Partial<KeyParts>, string]>([
  ['the stored key is not checked yet', { stored: {} }, 'fetching'],
  ['no key is stored, and the site has a valid one', { stored: isValid }, 'global'],
  ['no key is stored', {}, 'empty'],
  ['the stored key is invalid', { storedKey: 'a' }, 'invalid'],
  ['the stored key is valid', { storedKey: 'a', stored: isValid }, 'valid'],
  ['a key was just typed', { typedKey: 'b' }, 'checking'],
  ['a typed key is being checked', { typedKey: 'b', check: { status: 'checking', key: 'b' } }, 'checking'],
  ['the check is of an earlier text', { typedKey: 'bc', check: checked('b', true) }, 'checking'],
  ['the typed key is valid', { typedKey: 'b', check: checked('b', true) }, 'valid'],
  ['the typed key is invalid', { storedKey: 'a', stored: isValid, typedKey: 'b', check: checked('b', false) }, 'invalid'],
  ['the typed key could not be checked', { typedKey: 'b', check: { status: 'failed', key: 'b', message: 'No.' } }, 'failed'],
  ['the stored key was deleted from the field', { storedKey: 'a', stored: isValid, typedKey: '' }, 'empty'],
  [
    'the typed key was saved, and the stored one is not checked again yet',
    { storedKey: 'b', check: checked('b', true) },
    'valid',
  ],
])('SET-029 %s: %3$s', (_case, parts, kind) => {
  const all = { stored: isInvalid, storedKey: '', typedKey: undefined, check: idle, ...parts };
  expect(selectKeyState(all).kind).toBe(kind);
});

const has = (...active: FeatureKey[]) => ({ active, available: {} });

test.each([
  ['neither feature nor key', {}, true],
  ['the feature', { features: has('antispam') }, false],
  ['a valid key', { hasValidKey: true }, false],
  ['a key check in progress', { isChecking: true }, false],
  ['features that are not known yet', { features: undefined }, false],
])('SET-023 with %s, anti-spam is offered: %s', (_case, change, expected) => {
  expect(showsAntiSpamOffer({ features: has(), hasValidKey: false, isChecking: false, ...change })).toBe(expected);
});
