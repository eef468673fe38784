import * as v from 'valibot';
import { connectionState } from '../connection/state';
import { postByEmailAddress } from '../db/modules';
import type { Database } from '../db/open';
import { readOption } from '../db/options';
import { findPlugin } from '../db/plugins';
import { modules } from '../modules/facts';
import { options, getOptions, valueOf } from '../modules/options';
import type { OptionFacts } from '../modules/option-kinds';
import { modulesState, type ModulesState } from '../modules/state';
import { readSharingServices } from './sharing';

/** Returns a function that reads an option for one user; some values are computed. */
export function optionReader(db: Database, state: ModulesState, userId: number): (option: OptionFacts) => unknown {
  const special = computed(db, state, userId);
  return (option) => special[option.name] ?? valueOf(option, state.saved);
}

function computed(db: Database, state: ModulesState, userId: number): Readonly<Record<string, unknown>> {
  const { blogId, registered } = connectionState(db);
  const text = (name: string) => readOption(db, name, v.string(), '');
  const orFalse = v.union([v.string(), v.literal(false)]);
  const saved = state.saved.get('onboarding');
  const responses = v.parse(v.record(v.string(), v.unknown()), saved ?? {});
  return {
    // Null once the site has been connected: the plugin has then asked the provider and stored that there is none.
    post_by_email_address: postByEmailAddress(db, userId) ?? (blogId === null ? '' : null),
    blog_id: registered,
    sharing_services: readSharingServices(
      db,
      state.saved.get('sharing_services'),
      state.saved.get('button_style') ?? 'icon-text',
    ),
    onboarding: {
      siteTitle: text('site_title'),
      siteDescription: text('site_description'),
      siteType: v.parse(orFalse, responses.siteType ?? false),
      homepageFormat: v.parse(orFalse, responses.homepageFormat ?? false),
      addContactForm: v.parse(v.number(), responses.addContactForm ?? 0),
      businessAddress: responses.businessAddress ?? false,
      installWooCommerce: state.hasShop,
      stats: state.active.has('stats'),
    },
  };
}

const byAlphabet = [...modules].sort((a, b) => (a.slug < b.slug ? -1 : 1));

/**
 * Returns every module flag and option of the site for one user (reference: initial-state, section 4). As in the plugin, flags are as
 * stored: also on for modules that do not run offline.
 */
export function readSettings(db: Database, now: number, userId: number): Record<string, unknown> {
  const state = modulesState(db, now);
  const valueFor = optionReader(db, state, userId);
  const read = (option: OptionFacts) => [option.name, valueFor(option)] as const;
  return {
    ...Object.fromEntries(
      byAlphabet.flatMap((facts) => [...getOptions(facts.slug).map(read), [facts.slug, state.active.has(facts.slug)] as const]),
    ),
    ...Object.fromEntries(options.filter(({ group }) => group === 'settings').map(read)),
    akismet: findPlugin(db, 'akismet')?.active === true,
  };
}
