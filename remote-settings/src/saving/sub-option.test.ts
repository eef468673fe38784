import { subOptionChange } from './sub-option';

test('SET-016 switching an option whose module is off turns both on', () => {
  expect(subOptionChange({ slug: 'subscriptions', isOn: false }, { name: 'stb_enabled', isOn: false })).toEqual({
    subscriptions: true,
    stb_enabled: true,
  });
});

describe('SET-017 switching an option off', () => {
  test('touches only the option', () => {
    expect(subOptionChange({ slug: 'subscriptions', isOn: true }, { name: 'stb_enabled', isOn: true })).toEqual({
      stb_enabled: false,
    });
  });
  test('takes the module along where that was asked for', () => {
    expect(
      subOptionChange(
        { slug: 'markdown', isOn: true },
        { name: 'wpcom_publish_comments_with_markdown', isOn: true, takesModuleAlong: true },
      ),
    ).toEqual({ markdown: false, wpcom_publish_comments_with_markdown: false });
  });
  test('switching it on with the module on touches only the option', () => {
    expect(
      subOptionChange(
        { slug: 'markdown', isOn: true },
        { name: 'wpcom_publish_comments_with_markdown', isOn: false, takesModuleAlong: true },
      ),
    ).toEqual({ wpcom_publish_comments_with_markdown: true });
  });
});
