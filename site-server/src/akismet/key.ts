import * as v from 'valibot';
import { savedModuleOptions } from '../db/modules';
import { readOption } from '../db/options';
import { findPlugin } from '../db/plugins';
import { callProvider, isGood, orNetworkError, type ProviderCaller } from '../relay/call-provider';
import type { Site } from '../site';

export type KeyError = 'not_installed' | 'not_active' | 'invalid_key';

export const keyMessages: Readonly<Record<KeyError, string>> = {
  not_installed: 'Install the Akismet plugin first.',
  not_active: 'Activate the Akismet plugin first.',
  invalid_key: 'This key is not valid.',
};

const storedKey = ({ db }: Site): string => v.parse(v.fallback(v.string(), ''), savedModuleOptions(db).get('wordpress_api_key'));

/** Returns whether the anti-spam service accepts the key; its response is one word. */
async function isValid({ site, addresses }: Pick<ProviderCaller, 'site' | 'addresses'>, key: string): Promise<boolean> {
  if (key === '') return false;
  const response = await orNetworkError(
    callProvider(site, { method: 'POST', path: '/1.1/verify-key', body: { key, blog: addresses.home } }),
  );
  return isGood(response) && response.body === 'valid';
}

/** Returns why spam is not filtered, or undefined if it is. An empty `key` checks the stored one. */
export async function getKeyError(caller: Pick<ProviderCaller, 'site' | 'addresses'>, key = ''): Promise<KeyError | undefined> {
  const plugin = findPlugin(caller.site.db, 'akismet');
  if (!plugin) return 'not_installed';
  if (!plugin.active) return 'not_active';
  return (await isValid(caller, key || storedKey(caller.site))) ? undefined : 'invalid_key';
}

/** Returns the response of the key check (reference: wire, module/akismet/key/check). As in the plugin, a refused key has no code. */
export async function checkKey(caller: ProviderCaller, key = '') {
  const error = await getKeyError(caller, key);
  if (error === undefined || error === 'invalid_key') return { validKey: error === undefined };
  return { validKey: false, invalidKeyCode: error, invalidKeyMessage: keyMessages[error] };
}

/** Returns the number of comments filtered as spam. */
export const spamCount = ({ db }: Site): number => readOption(db, 'spam_blocked', v.number(), 0);
