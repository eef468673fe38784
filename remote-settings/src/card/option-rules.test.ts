import { isOptionDisabled } from './option-rules';

describe.each(['SET-048 introduction and color scheme', 'SET-051 the subscription options'])('%s', () => {
  test.each([
    [{ isOn: true, isUnavailable: false, isSaving: false }, false],
    [{ isOn: false, isUnavailable: false, isSaving: false }, true],
    [{ isOn: true, isUnavailable: true, isSaving: false }, true],
    [{ isOn: true, isUnavailable: false, isSaving: true }, true],
  ])('%j → disabled: %s', (state, disabled) => {
    expect(isOptionDisabled(state)).toBe(disabled);
  });
});
