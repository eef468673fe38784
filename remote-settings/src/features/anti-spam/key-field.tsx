import { redirectUrl } from '@site-admin/contracts';
import { useField, useIsSaving } from '@site-admin/kit/forms';
import { Link, RichText, TextField } from '@site-admin/ui';
import { useMarked } from '../../search/marked';
import { antiSpamForm } from './anti-spam-form';
import { getAntiSpamLabels, getAntiSpamTexts, getKeyTexts } from './anti-spam.texts';
import type { KeyState } from './key-state';

const helpHref = redirectUrl('https://docs.akismet.com/getting-started/api-key/');

const InvalidKey = () => (
  <RichText text={getKeyTexts().invalid} parts={{ more: (label) => <Link href={helpHref}>{label}</Link> }} />
);

/** Returns the message of the field about a key that is not usable. */
function getKeyError(state: KeyState) {
  if (state.kind === 'failed') return state.message;
  return state.kind === 'invalid' ? <InvalidKey /> : undefined;
}

/** Returns the message of the field about any other key. */
function getKeyHint({ kind }: KeyState): string {
  const { checking, valid } = getKeyTexts();
  if (kind === 'checking') return checking;
  return kind === 'valid' ? valid : getAntiSpamTexts().hint;
}

/** The key, which is checked while it is typed. */
export function KeyField({ state }: { readonly state: KeyState }) {
  const { value, error, edit } = useField(antiSpamForm, 'wordpress_api_key');
  const isSaving = useIsSaving(antiSpamForm);
  return (
    <TextField
      label={useMarked(getAntiSpamLabels().wordpress_api_key)}
      hint={<span role="status">{getKeyHint(state)}</span>}
      value={typeof value === 'string' ? value : ''}
      error={error ?? getKeyError(state)}
      onChange={(text) => edit(text.trim())}
      readOnly={isSaving}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
