import {
  attachLicenses,
  clearLicensingError,
  dismissActivationNotice,
  getLicenseCounts,
  getLicenses,
  getLicensingError,
  setLicense,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { count, required, text, texts } from '../args';
import { readOption, writeOption } from '../db/options';
import { licenseCounts, fetchFailed } from '../licensing/counts';
import { HttpError } from '../http-error';
import { holds } from '../rights/permissions';
import { relay, storeReportedProducts, running } from '../relay/relay';
import { route, type Incoming, type Route } from '../route';

/** `2026-11-21T05:29:22+00:00`, as PHP formats it. */
const isoTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}+00:00`;

const attached = v.object({ results: v.array(v.unknown()), running });

const requestFailed = (code: string) => new HttpError(500, code, 'The provider did not respond. Please try again.');

/** @param errorCode The code of the error, if the provider does not respond. */
async function attachAll(call: Incoming, keys: readonly string[], errorCode = 'request_failed') {
  if (!call.visitor.connection.registered) throw new HttpError(500, 'not_connected', 'The site has no connected owner.');
  const toError = () => requestFailed(errorCode);
  const request = { method: 'POST', path: '/licenses/attach', body: { licenses: keys }, as: 'user' } as const;
  const { results, running: products } = await relay(call, { ...request, result: attached, toError });
  if (!v.is(attachLicenses.result, results)) throw toError();
  storeReportedProducts(call, products);
  return results;
}

const settingFailed = (message: string) => new HttpError(500, 'setting_license_key_failed', message);

const refusal = v.object({ errors: v.record(v.string(), v.array(v.string())) });

/** Attaches the key that is about to be stored. @throws {HttpError} With the provider's message, if it refuses the key. */
async function attachStored(call: Incoming, key: string): Promise<void> {
  const [result] = await attachAll(call, [key], 'setting_license_key_failed');
  const refused = v.safeParse(refusal, result);
  if (refused.success) throw settingFailed(Object.values(refused.output.errors).flat().join(' '));
}

const hasLicensingUi = ({ site, visitor }: Incoming): boolean =>
  readOption(site.db, 'licensing_ui', v.boolean(), false) && holds(visitor, 'connect_user');

export const licensingRoutes: readonly Route[] = [
  route(getLicensingError, {}, ({ site }) => readOption(site.db, 'licensing_error', v.string(), '')),
  route(clearLicensingError, { args: { error: required(text) } }, ({ site, args }) => {
    writeOption(site.db, 'licensing_error', args.error.slice(0, 1024));
    return true as const;
  }),

  route(setLicense, { args: { license: required(text) }, allows: hasLicensingUi }, async (call) => {
    const key = call.args.license.trim();
    if (key === readOption(call.site.db, 'license_key', v.string(), '')) {
      throw settingFailed('The key could not be stored: the site has it already.');
    }
    if (holds(call.visitor, 'linked_connection_owner')) await attachStored(call, key);
    writeOption(call.site.db, 'license_key', key);
    return { code: 'success' };
  }),

  route(getLicenseCounts, {}, licenseCounts),
  route(getLicenses, {}, (call) =>
    relay(call, { path: '/licenses', as: 'user', result: getLicenses.result, toError: fetchFailed }),
  ),

  route(dismissActivationNotice, { args: { last_detached_count: required(count) } }, ({ site, visitor, args }) => {
    const response = { last_detached_count: args.last_detached_count, last_dismissed_time: isoTime(site.now()) };
    writeOption(site.db, `license_notice_${visitor.user?.id ?? 0}`, response);
    return response;
  }),

  route(attachLicenses, { args: { licenses: required(texts) } }, (call) => attachAll(call, call.args.licenses)),
];
