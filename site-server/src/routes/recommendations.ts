import {
  getConditionalRecommendations,
  getProductSuggestions,
  getRecommendationsData,
  getRecommendationsStep,
  getUpsell,
  saveRecommendationsData,
  saveRecommendationsStep,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { invalid, isObject, required, text, type Checked } from '../args';
import { readOption, writeOption } from '../db/options';
import { errorWithoutData } from '../http-error';
import { relay, relayError } from '../relay/relay';
import { route, type Incoming, type Route } from '../route';

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');
const isMember = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || value === 0 || value === 1 || isTexts(value);

/** Accepts an object whose members are null, a text, a boolean or a list of texts. */
function checkRecommendations(value: unknown, name: string): Checked<Readonly<Record<string, unknown>> | readonly unknown[]> {
  if (!isObject(value) && !Array.isArray(value)) return invalid('invalid_param', `${name} has to be an object.`);
  const wrong = Object.entries(value).find(([, member]) => !isMember(member));
  return wrong
    ? invalid('invalid_param', `${name}: ${wrong[0]} has to be a text, true or false, or a list of texts.`)
    : { value };
}

const stored = v.union([v.record(v.string(), v.unknown()), v.array(v.never())]);

const fetchFailed = relayError('failed_to_fetch_data', 'The provider gave no data.');

/** @throws {HttpError} 500 `site_not_registered` If the site was never registered. */
function requireRegistered({ visitor }: Incoming): void {
  if (visitor.connection.blogId === null) throw errorWithoutData('site_not_registered', 'The site is not connected.');
}

export const recommendationsRoutes: readonly Route[] = [
  // An object is stored unchanged: the page saves members that the contract does not list.
  route(getRecommendationsData, {}, ({ site }) => readOption(site.db, 'recommendations_data', stored, [])),
  route(saveRecommendationsData, { args: { data: required(checkRecommendations) } }, ({ site, args }) => {
    const { data } = args;
    const members = isObject(data) ? data : Object.fromEntries(Object.entries(data));
    if (Object.keys(members).length > 0) writeOption(site.db, 'recommendations_data', members);
    return true as const;
  }),

  route(getRecommendationsStep, {}, ({ site }) => ({
    step: readOption(site.db, 'recommendations_step', v.string(), 'not-started'),
  })),
  route(saveRecommendationsStep, { args: { step: required(text) } }, ({ site, args }) => {
    if (args.step !== '') writeOption(site.db, 'recommendations_step', args.step);
    return true as const;
  }),

  route(getConditionalRecommendations, {}, ({ site }) =>
    readOption(site.db, 'conditional_recommendations', v.array(v.string()), []),
  ),

  route(getProductSuggestions, {}, (call) => {
    requireRegistered(call);
    // As in the plugin: a list as text, for users without a linked account.
    if (!call.visitor.linked) return '[]';
    return relay(call, { path: '/site/suggestions', as: 'user', result: getProductSuggestions.result, toError: fetchFailed });
  }),

  route(getUpsell, {}, (call) => {
    requireRegistered(call);
    if (!call.visitor.linked) return { hide_upsell: true };
    return relay(call, { path: '/site/upsell', as: 'user', result: getUpsell.result, toError: fetchFailed });
  }),
];
