import { toOptionChange } from './option-change';

const stb = { slug: 'subscriptions', name: 'stb_enabled', deactivatesModule: false } as const;
const markdown = { slug: 'markdown', name: 'wpcom_publish_comments_with_markdown', deactivatesModule: true } as const;

test('SET-016 switching on an option whose module is off turns both on', () => {
  expect(toOptionChange({ ...stb, isModuleOn: false, isOn: false })).toEqual({ subscriptions: true, stb_enabled: true });
});

describe('SET-017 switching an option off', () => {
  test('changes only the option', () => {
    expect(toOptionChange({ ...stb, isModuleOn: true, isOn: true })).toEqual({ stb_enabled: false });
  });
  test('changes the module as well where that is requested', () => {
    const both = { markdown: false, wpcom_publish_comments_with_markdown: false };
    expect(toOptionChange({ ...markdown, isModuleOn: true, isOn: true })).toEqual(both);
  });
  test('switching it on while the module is on changes only the option', () => {
    const change = toOptionChange({ ...markdown, isModuleOn: true, isOn: false });
    expect(change).toEqual({ wpcom_publish_comments_with_markdown: true });
  });
});
