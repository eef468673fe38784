import { selectForm, settingsForm, type FormsRoot } from '@site-admin/kit/forms';

export const antiSpamForm = settingsForm('anti-spam', ['wordpress_api_key']);

/** Returns the key as it is typed, or undefined while it is not edited. */
export function selectTypedKey(state: FormsRoot): string | undefined {
  const value = selectForm(state, antiSpamForm.id).edits['wordpress_api_key']?.value;
  return typeof value === 'string' ? value : undefined;
}
