import {
  checkAkismetKey,
  checkStoredAkismetKey,
  getAkismetData,
  getProtectCount,
  getStats,
  getVaultPressData,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { checkKey, getKeyError, spamCount } from '../akismet/key';
import { alphanumeric, optional, text, type Arg } from '../args';
import { activeModules } from '../db/modules';
import { readOption } from '../db/options';
import { findPlugin } from '../db/plugins';
import { HttpError } from '../http-error';
import { callProviderAsSite, getError, isGood, orNetworkError } from '../relay/call-provider';
import { route, type Call, type Route } from '../route';
import { statsError } from '../stats/response';

/** Data of the VaultPress plugin once it is registered. */
const vaultPress = v.object({
  active: v.boolean(),
  features: v.object({ backups: v.boolean(), security: v.boolean() }),
  /** Unix seconds. */
  backups: v.object({ last_backup: v.number(), stats: v.object({ revisions: v.number() }) }),
  security: v.object({ notice_count: v.number() }),
});

const notActive = () => new HttpError(404, 'not_active', 'The module is not active.');

/** Returns statistics, or an error inside a successful response. */
async function stats(call: Call<{ range: Arg<string> }>) {
  const { range } = call.args;
  if (!call.visitor.connection.registered)
    return statsError(range, 'missing_token', 'The site is not connected, so there are no statistics.');
  const response = await orNetworkError(callProviderAsSite(call, { path: `/site/stats?range=${encodeURIComponent(range)}` }));
  if (isGood(response) && v.is(getStats.result, response.body)) return response.body;
  return statsError(range, 'stats_error', getError(response).message || 'The provider did not respond.');
}

export const moduleDataRoutes: readonly Route[] = [
  route(getProtectCount, {}, ({ site }) => {
    if (!activeModules(site.db).has('protect')) throw notActive();
    // As in the plugin: a text once anything was counted, false before.
    const blocked = readOption(site.db, 'protect_blocked', v.nullable(v.number()), null);
    return blocked === null ? (false as const) : String(blocked);
  }),

  route(getAkismetData, {}, async (call) => (await getKeyError(call)) ?? spamCount(call.site)),
  route(checkStoredAkismetKey, {}, (call) => checkKey(call)),
  route(checkAkismetKey, { args: { api_key: optional(alphanumeric, '') } }, (call) => checkKey(call, call.args.api_key)),

  route(getVaultPressData, {}, ({ site }) => {
    if (findPlugin(site.db, 'vaultpress')?.active !== true) throw notActive();
    const record = readOption(site.db, 'vaultpress', v.optional(vaultPress), undefined);
    if (!record) return { code: 'not_registered', message: 'The VaultPress plugin is not registered with its service.' };
    return { code: 'success', message: 'VaultPress copies and watches this site.', data: record };
  }),

  route(getStats, { args: { range: optional(text, 'day') } }, stats),
];
