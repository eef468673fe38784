import * as v from 'valibot';
import { isInIdentityCrisis } from '../connection/identity-crisis';
import { blogToken, userToken } from '../db/tokens';
import type { Incoming } from '../route';
import type { Addresses, Site } from '../site';
import { send } from './send';

const patienceMs = 10_000;

/** One call of the provider. */
export interface Question {
  readonly method?: 'GET' | 'POST';
  /** From the provider's root, with its query. */
  readonly path: string;
  readonly body?: unknown;
  /** What proves who asks. */
  readonly token?: string | undefined;
  /** Where the site is. */
  readonly home?: string;
}

/** What the provider answered. */
export interface Told {
  readonly status: number;
  /** Parsed; undefined when it was no JSON. */
  readonly body: unknown;
}

/** The provider did not answer at all, or not in time. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

const providerError = v.fallback(v.object({ error: v.string(), message: v.string() }), { error: '', message: '' });

/** The code and the words of an answer that says no; empty when it has none. */
export const errorIn = ({ body }: Told): v.InferOutput<typeof providerError> => v.parse(providerError, body);

export const isGood = ({ status }: Told): boolean => status >= 200 && status < 300;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Asks the provider over HTTP. @throws {ProviderUnreachable} when there is no answer. */
export async function ask({ provider }: Pick<Site, 'provider'>, question: Question): Promise<Told> {
  if (provider === '') throw new ProviderUnreachable('This site was started without a provider.');
  const { method = 'GET', path, body, token, home } = question;
  try {
    const { status, text } = await send(new URL(path, provider), {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `X_JETPACK token="${token}"` }),
        ...(home !== undefined && { 'x-jetpack-site': home }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      patience: patienceMs,
    });
    return { status, body: parsed(text) };
  } catch (error) {
    throw new ProviderUnreachable(error instanceof Error ? error.message : 'No answer.', { cause: error });
  }
}

/** Who asks in a relayed call. */
export type Asker = Pick<Incoming, 'site' | 'visitor'> & { readonly addresses: Pick<Addresses, 'home'> };

/** Where the site says to be: in an identity crisis it says nothing, so that it takes nobody's place. */
const homeOf = ({ site, addresses }: Asker) => (isInIdentityCrisis(site.db) ? {} : { home: addresses.home });

/** Asks with the site's own proof. */
export const askAsSite = (asker: Asker, question: Question): Promise<Told> =>
  ask(asker.site, { ...question, token: blogToken(asker.site.db), ...homeOf(asker) });

/** Asks with the proof of the signed-in user, who has linked an account. */
export function askAsUser(asker: Asker, question: Question): Promise<Told> {
  const { site, visitor } = asker;
  const token = (visitor.user && userToken(site.db, visitor.user.id)) ?? '';
  return ask(site, { ...question, token, ...homeOf(asker) });
}

/** No answer is an answer too: status 0. */
export const orSilence = async (answer: Promise<Told>): Promise<Told> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderUnreachable)
      return { status: 0, body: { error: 'http_request_failed', message: error.message } };
    throw error;
  }
};
