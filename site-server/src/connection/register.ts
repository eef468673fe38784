import { randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { setModuleActive } from '../db/modules';
import { deleteOption, readOption, writeOption } from '../db/options';
import { forgetTokens, saveBlogToken } from '../db/tokens';
import { unlinkAllAccounts } from '../db/accounts';
import { defaultModules } from '../modules/state';
import { callProvider, callProviderAsSite, getError, isGood, orNetworkError, type ProviderCaller } from '../relay/call-provider';
import { HttpError } from '../http-error';
import type { Site } from '../site';
import { connectionState, saveRegistration } from './state';

const secrets = v.object({ secret_1: v.string(), secret_2: v.string(), expiresAt: v.number() });
const lifetimeMs = 10 * 60 * 1000;

function makeSecrets({ db, now }: Site): v.InferOutput<typeof secrets> {
  const secret = () => randomBytes(24).toString('base64url');
  const made = { secret_1: secret(), secret_2: secret(), expiresAt: now() + lifetimeMs };
  writeOption(db, 'registration_secrets', made);
  return made;
}

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Returns the second secret for the first one, once: proves to the provider that this site requested the registration.
 *
 * @throws {HttpError} 400 with the reason.
 */
export function printSecondSecret({ db, now }: Site, secret1: unknown): string {
  if (secret1 === undefined) throw new HttpError(400, 'verify_secret_1_missing', 'The first secret is missing.');
  if (typeof secret1 !== 'string') throw new HttpError(400, 'verify_secret_1_malformed', 'The first secret is no text.');
  const known = readOption(db, 'registration_secrets', v.optional(secrets), undefined);
  if (!known || known.expiresAt <= now()) {
    throw new HttpError(400, 'verify_secrets_missing', 'This site is not about to register.');
  }
  if (!same(known.secret_1, secret1)) throw new HttpError(400, 'verify_secrets_mismatch', 'This is not the first secret.');
  deleteOption(db, 'registration_secrets');
  return known.secret_2;
}

/** Returns the error for a registration that the provider refused, with the site's own code where it has one (reference: wire 1). */
function getRefusal(status: number, code: string, message: string): HttpError {
  if (status === 0) return new HttpError(500, 'register_http_request_failed', `The provider cannot be reached: ${message}`);
  if (code !== '' && status < 500) return new HttpError(500, code, message);
  if (status === 408) return new HttpError(500, 'wpcom_408', '408');
  if (status >= 500) return new HttpError(500, 'wpcom_5??', String(status));
  return new HttpError(500, 'wpcom_bad_response', "The provider's response is invalid.");
}

const registered = v.object({ jetpack_id: v.unknown(), jetpack_secret: v.string() });

/** Switches on the modules that a new connection enables. */
export function switchOnDefaults({ db, now }: Site): void {
  const isPublic = readOption(db, 'public', v.boolean(), true);
  defaultModules(isPublic, connectionState(db).hasOwner).forEach((slug) => setModuleActive(db, slug, true, now()));
}

/**
 * Registers the site with the provider, which calls back meanwhile.
 *
 * @param fresh Requests a new identity.
 * @throws {HttpError} 500 with the provider's reason.
 */
export async function register({ site, addresses }: Omit<ProviderCaller, 'visitor'>, fresh = false): Promise<void> {
  const { secret_1, secret_2 } = makeSecrets(site);
  const name = readOption(site.db, 'site_title', v.string(), '');
  const body = { url: addresses.home, name, secret_1, secret_2, state: '1', fresh };
  const response = await orNetworkError(callProvider(site, { method: 'POST', path: '/jetpack.register/1/', body }));
  const { error, message } = getError(response);
  if (!isGood(response)) throw getRefusal(response.status, error, message);
  const parsed = v.safeParse(registered, response.body);
  if (!parsed.success) throw getRefusal(response.status, '', '');
  const { jetpack_id: blogId, jetpack_secret: token } = parsed.output;
  if (typeof blogId !== 'number' || !Number.isSafeInteger(blogId) || blogId <= 0) {
    throw new HttpError(500, 'jetpack_id', 'The provider gave the site no id.');
  }
  site.db.atomically(() => {
    saveBlogToken(site.db, token);
    saveRegistration(site.db, { registered: true, blogId, ownerId: null });
    switchOnDefaults(site);
  });
}

/** Ends the connection on both sides, or only here with `onlyHere`. It ends here even if the provider cannot be reached. */
export async function endConnection(caller: ProviderCaller, { onlyHere = false } = {}): Promise<void> {
  const { db } = caller.site;
  if (!onlyHere) await orNetworkError(callProviderAsSite(caller, { method: 'POST', path: '/jetpack.disconnect/1/' }));
  db.atomically(() => {
    const { blogId } = connectionState(db);
    unlinkAllAccounts(db);
    forgetTokens(db);
    saveRegistration(db, { registered: false, blogId, ownerId: null });
  });
}
