import { getSettings, updateSettings } from '@site-admin/contracts';
import { getKeyError } from '../akismet/key';
import type { Invalid, JsonObject } from '../args';
import { HttpError } from '../http-error';
import { holds, getPermissions } from '../rights/permissions';
import { throwIfInvalid, route, type Incoming, type Route } from '../route';
import { checkSetting } from '../settings/checks';
import { readSettings } from '../settings/read';
import { refusalText, saveSettings } from '../settings/save';
import { getOptions } from '../modules/options';

/** Returns checked values by name; `context` is a parameter of the REST API itself, and list items have no name. */
export function checkedSettings(body: JsonObject): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const wrong: Record<string, Invalid> = {};
  for (const [name, value] of Object.entries(body)) {
    if (name === 'context' || /^\d+$/.test(name)) continue;
    const checked = checkSetting(name, value);
    if ('invalid' in checked) wrong[name] = checked.invalid;
    else values[name] = checked.value;
  }
  throwIfInvalid(wrong);
  return values;
}

const postByEmail = new Set(['post-by-email', ...getOptions('post-by-email').map(({ name }) => name)]);

/** With a key of post-by-email the whole request needs fewer rights, so that an author can set an own address. */
function mayConfigure({ visitor, body }: Incoming): boolean {
  if (!Object.keys(body).some((name) => postByEmail.has(name))) return holds(visitor, 'configure_modules');
  const { edit_posts: writes, admin_page: opens } = getPermissions(visitor);
  return writes && opens;
}

/** Saves the settings. @throws {HttpError} 400 `some_updated` if part of them could not be saved. */
export async function saveOrThrow(
  incoming: Incoming,
  values: Record<string, unknown>,
): Promise<Readonly<Record<string, unknown>>> {
  const { site, visitor, addresses } = incoming;
  const host = new URL(addresses.home).hostname;
  const mayConfigure = holds(visitor, 'configure_modules');
  const key = mayConfigure && typeof values.wordpress_api_key === 'string' ? values.wordpress_api_key : '';
  // Checked before the transaction, which must not wait for the provider.
  const keyError = key === '' ? undefined : await getKeyError(incoming, key);
  const saving = { db: site.db, now: site.now(), visitor, host, mayConfigure, keyError };
  const result = saveSettings(saving, values);
  if (result.reasons.length > 0 || result.unknown.length > 0) throw new HttpError(400, 'some_updated', refusalText(result));
  return result.responses;
}

export const settingsRoutes: readonly Route[] = [
  route(getSettings, {}, ({ site, visitor }) => readSettings(site.db, site.now(), visitor.user?.id ?? 0)),

  route(updateSettings, { check: ({ body }) => void checkedSettings(body), allows: mayConfigure }, async (call) => {
    const responses = await saveOrThrow(call, checkedSettings(call.body));
    return { code: 'success', message: 'Your settings are saved.', ...responses };
  }),
];
