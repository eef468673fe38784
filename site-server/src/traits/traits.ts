import * as v from 'valibot';
import type { Database } from '../db/open';
import { readOption, writeOption } from '../db/options';

const traits = v.object({
  /** Version of the plugin; anything but digits and dots is a development version. */
  version: v.optional(v.string(), '11.6.1'),
  /** `en_US`. */
  locale: v.optional(v.string(), 'en_US'),
  /** In PHP notation. */
  dateFormat: v.optional(v.string(), 'F j, Y'),
  /** Currency of the provider's prices. */
  currency: v.optional(v.picklist(['USD', 'EUR', 'JPY', 'KWD']), 'USD'),
  /** A staging copy of a site. */
  staging: v.optional(v.boolean(), false),
  /** Where calls to the provider go instead; '' normally. */
  sandboxDomain: v.optional(v.string(), ''),
  /** `woa`: hosted by the provider. */
  hosting: v.optional(v.picklist(['own', 'woa']), 'own'),
  multisite: v.optional(v.boolean(), false),
  /** Logins of users that manage the network of a multisite. */
  superAdmins: v.optional(v.array(v.string()), []),
  /**
   * Milliseconds that pass in every write call of the API between reading the options that the real plugin stores as one value each (active
   * modules; recommendations and a few more) and storing them: parallel writes lose updates. 0: none do.
   */
  optionWriteDelayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)), 0),
  /** `classic`: a theme with widgets and support for infinite scroll; `block`: without. */
  theme: v.optional(v.picklist(['block', 'classic']), 'block'),
  /** Module overrides by code on the site, by slug; `managed`: locked in their state. */
  overrides: v.optional(v.record(v.string(), v.picklist(['active', 'inactive', 'managed'])), {}),
});

/** Traits of a site, which nothing on the page changes. */
export type Traits = v.InferOutput<typeof traits>;

const usual: Traits = v.parse(traits, {});

export const toTraits = (db: Database): Traits => db.cached('traits', () => readOption(db, 'traits', traits, usual));
export const saveTraits = (db: Database, given: Partial<Traits>): void => writeOption(db, 'traits', given);

const rightToLeft = /^(ar|fa|he|ur)(_|$)/;

export const getDirection = ({ locale }: Traits): 'ltr' | 'rtl' => (rightToLeft.test(locale) ? 'rtl' : 'ltr');
/** `he_IL` → `he`. */
export const getLanguage = ({ locale }: Traits): string => locale.split('_')[0] ?? 'en';
/** As in HTML: `he-IL`. */
export const getLanguageTag = ({ locale }: Traits): string => locale.replaceAll('_', '-');
export const isDevelopmentVersion = ({ version }: Traits): boolean => !/^[\d.]+$/.test(version);
