import * as v from 'valibot';
import { learnOfSiteToken } from '../connection/errors';
import { blogToken } from '../db/tokens';
import { rememberProducts } from '../modules/plan';
import type { Refusal } from '../refusal';
import { askAsSite, askAsUser, errorIn, isGood, orSilence, type Asker, type Told } from './ask';

/** An answer whose JSON text is inside it (reference: wire, `data`). */
export const relayedText = (message: string, data: unknown) => ({ code: 'success', message, data: JSON.stringify(data) });

interface Relaying<S extends v.GenericSchema> {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  /** Who proves himself: the site, unless it is the signed-in user. */
  readonly as?: 'site' | 'user';
  /** What the site itself puts around the provider's answer. */
  readonly wrap?: (body: unknown) => unknown;
  /** What is looked at of the answer; the rest is handed on as it is. */
  readonly result: S;
  /** What the site answers when the provider says no, nothing (status 0), or something else than it should (status 200). */
  readonly refuse: (told: Told) => Refusal;
}

/** Asks the provider on behalf of who calls, and hands on what it says. @throws {Refusal} by `refuse`. */
export async function relay<S extends v.GenericSchema>(asker: Asker, relaying: Relaying<S>): Promise<v.InferInput<S>> {
  const { result, refuse, as = 'site', wrap, ...question } = relaying;
  const token = blogToken(asker.site.db);
  const told = await orSilence((as === 'site' ? askAsSite : askAsUser)(asker, question));
  if (as === 'site') learnOfSiteToken(asker.site.db, token, { isGood: isGood(told), ...errorIn(told) }, asker.site.now());
  const answer = wrap ? wrap(told.body) : told.body;
  if (!isGood(told) || !v.is(result, answer)) throw refuse(told);
  return answer;
}

export const running = v.array(v.object({ slug: v.string(), expiresAt: v.number() }));

/** Keeps what the provider says was bought. */
export const remember = ({ site }: Asker, products: v.InferOutput<typeof running>): void => rememberProducts(site.db, products);
