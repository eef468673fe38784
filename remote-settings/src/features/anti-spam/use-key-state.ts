import { checkStoredAkismetKey } from '@site-admin/contracts';
import { useResource, useSetting } from '@site-admin/kit';
import { useSelector } from '@site-admin/runtime/store';
import { selectTypedKey } from './anti-spam-form';
import { selectAntiSpam } from './anti-spam.slice';
import { selectKeyState, type KeyState } from './key-state';

export interface KeyView {
  readonly state: KeyState;
  /** The key that the site uses is valid, whatever is typed. */
  readonly hasValidKey: boolean;
  /** The key is edited and not saved yet. */
  readonly isTyping: boolean;
  /** Why the stored key could not be checked. */
  readonly error: Error | undefined;
}

/** Returns the state of the key, typed or stored. */
export function useKeyState(): KeyView {
  const stored = useResource(checkStoredAkismetKey);
  const storedKey = useSetting('wordpress_api_key').value || '';
  const typedKey = useSelector(selectTypedKey);
  const check = useSelector(selectAntiSpam);
  const state = selectKeyState({ stored, storedKey, typedKey, check });
  const isTyping = typedKey !== undefined;
  return {
    state,
    hasValidKey: stored.data?.validKey === true || (!isTyping && state.kind === 'valid'),
    isTyping,
    error: !stored.data && stored.status === 'failed' ? stored.error : undefined,
  };
}
