import {
  checkAkismetKey,
  checkStoredAkismetKey,
  getAkismetData,
  getProtectCount,
  getStats,
  getVaultPressData,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { alphanumeric, optional, text } from '../args';
import { brokenTokens } from '../connection/errors';
import { activeModules } from '../db/modules';
import { readOption } from '../db/options';
import { findPlugin } from '../db/plugins';
import type { Site } from '../site';
import { Refusal } from '../refusal';
import { route, type Route } from '../route';
import { statsAnswer } from '../stats/answer';

/** What the VaultPress plugin knows once it is registered. */
const vaultPress = v.object({
  active: v.boolean(),
  features: v.object({ backups: v.boolean(), security: v.boolean() }),
  /** Unix seconds. */
  backups: v.object({ last_backup: v.number(), stats: v.object({ revisions: v.number() }) }),
  security: v.object({ notice_count: v.number() }),
});

const notActive = () => new Refusal(404, 'not_active', 'The module is not active.');

/** Why there is no valid key. Without an anti-spam service to ask, no key is. */
function keyProblem({ db }: Site): 'not_installed' | 'not_active' | 'invalid_key' {
  const akismet = findPlugin(db, 'akismet');
  if (!akismet) return 'not_installed';
  return akismet.active ? 'invalid_key' : 'not_active';
}

const keyMessages = {
  not_installed: 'Install the Akismet plugin first.',
  not_active: 'Activate the Akismet plugin first.',
  invalid_key: 'This key is not valid.',
};

function keyCheck(site: Site) {
  const code = keyProblem(site);
  return { validKey: false, invalidKeyCode: code, invalidKeyMessage: keyMessages[code] };
}

export const moduleDataRoutes: readonly Route[] = [
  route(getProtectCount, {}, ({ site }) => {
    if (!activeModules(site.db).has('protect')) throw notActive();
    // Sic: a text once anything was counted, false before.
    const blocked = readOption(site.db, 'protect_blocked', v.nullable(v.number()), null);
    return blocked === null ? (false as const) : String(blocked);
  }),

  route(getAkismetData, {}, ({ site }) => keyProblem(site)),
  route(checkStoredAkismetKey, {}, ({ site }) => keyCheck(site)),
  route(checkAkismetKey, { args: { api_key: optional(alphanumeric, '') } }, ({ site }) => keyCheck(site)),

  route(getVaultPressData, {}, ({ site }) => {
    if (findPlugin(site.db, 'vaultpress')?.active !== true) throw notActive();
    const record = readOption(site.db, 'vaultpress', v.optional(vaultPress), undefined);
    if (!record) return { code: 'not_registered', message: 'The VaultPress plugin is not registered with its service.' };
    return { code: 'success', message: 'VaultPress copies and watches this site.', data: record };
  }),

  route(getStats, { args: { range: optional(text, 'day') } }, ({ site, args, visitor }) =>
    statsAnswer(site.db, site.now(), args.range, visitor.connection.registered && !brokenTokens(site.db).blog),
  ),
];
