import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { readOption, writeOption } from '../db/options';
import { createNonce, type NonceHolder } from '../nonce/nonce';
import type { Visitor } from '../rights/permissions';
import type { Addresses, Site } from '../site';
import { toTraits } from '../traits/traits';

interface UrlOptions {
  readonly site: Site;
  readonly visitor: Visitor;
  readonly holder: NonceHolder;
  readonly addresses: Addresses;
  /** Return address, relative to the admin area. */
  readonly redirect?: string | undefined;
  readonly from?: string | undefined;
}

/** Returns the option name of the secret of a user's pending authorization. */
export const secretName = (userId: number): string => `authorize_secret_${userId}`;

/** Returns the secret of the authorization, so that only the site that started it can exchange the code. */
function getSecret({ site, visitor }: UrlOptions): string {
  const name = secretName(visitor.user?.id ?? 0);
  const known = readOption(site.db, name, v.string(), '');
  if (known !== '') return known;
  const made = randomBytes(16).toString('hex');
  writeOption(site.db, name, made);
  return made;
}

function getReturnUrl({ site, holder, addresses, redirect }: UrlOptions): string {
  const url = new URL('admin.php', addresses.admin);
  url.searchParams.set('handler', 'jetpack-connection-webhooks');
  url.searchParams.set('action', 'authorize');
  url.searchParams.set('_wpnonce', createNonce(site.db, site.now(), 'jetpack-authorize', holder));
  if (redirect) url.searchParams.set('redirect', new URL(redirect, addresses.admin).href);
  return url.href;
}

/** Returns the address at which the user links an account of the provider. */
export function authorizeUrl(asked: UrlOptions): string {
  const { site, visitor, addresses, from } = asked;
  const { user, connection } = visitor;
  const url = new URL('/jetpack.authorize/1/', site.provider || `${addresses.home}/provider/`);
  const { version, locale } = toTraits(site.db);
  const values: Record<string, string> = {
    response_type: 'code',
    client_id: connection.registered && connection.blogId !== null ? String(connection.blogId) : '',
    redirect_uri: getReturnUrl(asked),
    state: String(user?.id ?? 0),
    scope: user?.role ?? '',
    user_email: user?.email ?? '',
    user_login: user?.login ?? '',
    is_active: connection.hasOwner ? '1' : '',
    jp_version: version,
    auth_type: 'calypso',
    secret: getSecret(asked),
    blogname: readOption(site.db, 'site_title', v.string(), ''),
    site_url: addresses.home,
    home_url: addresses.home,
    site_icon: '',
    site_lang: locale,
    allow_site_connection: connection.registered ? '' : '1',
  };
  Object.entries(values).forEach(([name, value]) => url.searchParams.set(name, value));
  if (from) url.searchParams.set('from', from);
  return url.href;
}

/** Returns the address at which connecting starts: an unregistered site registers itself first. */
export function connectUrl(asked: UrlOptions): string {
  if (asked.visitor.connection.registered) return authorizeUrl(asked);
  const { site, holder, addresses, redirect, from } = asked;
  const url = new URL('admin.php?page=jetpack&action=register', addresses.admin);
  url.searchParams.set('_wpnonce', createNonce(site.db, site.now(), 'jetpack-register', holder));
  if (redirect) url.searchParams.set('redirect', redirect);
  if (from) url.searchParams.set('from', from);
  return url.href;
}
