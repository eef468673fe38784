import { isCommentMarkdownDisabled, isFormDisabled } from './discussion-rules';

describe.each(['SET-048 introduction and colour scheme', 'SET-051 the subscription options'])('%s', () => {
  test.each([
    [{ isOn: true, isUnavailable: false, isSaving: false }, false],
    [{ isOn: false, isUnavailable: false, isSaving: false }, true],
    [{ isOn: true, isUnavailable: true, isSaving: false }, true],
    [{ isOn: true, isUnavailable: false, isSaving: true }, true],
  ])('%j → disabled: %s', (state, disabled) => {
    expect(isFormDisabled(state)).toBe(disabled);
  });
});

test.each([
  [{ isSaving: false, override: false as const }, false],
  [{ isSaving: true, override: false as const }, true],
  [{ isSaving: false, override: 'inactive' }, true],
  [{ isSaving: false, override: 'active' }, false],
])('SET-049 Markdown in comments with %j → disabled: %s', (state, disabled) => {
  expect(isCommentMarkdownDisabled(state)).toBe(disabled);
});
