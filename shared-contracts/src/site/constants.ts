/** What the provider is called where texts name it; spec 000 §8 writes {host}. */
export const providerHost = 'WordPress.com';

/** Of plans, unless something says monthly. */
export const defaultPlanDuration = 'yearly';
export const freePlanSlug = 'jetpack_free';
/** In PHP notation. */
export const defaultDateFormat = 'F j, Y';
export const moneyBackDays = 14;

/** How long notices stay, in milliseconds. */
export const noticeDurations = { success: 2000, error: 5000 } as const;
/** Milliseconds from the last key to a key check or a search. */
export const delays = { keyCheck: 500, search: 500, searchDefault: 300 } as const;
/** Milliseconds from the installation of a plugin until the site lists it as active (spec 001 §4.7). */
export const pluginRefetchDelay = 2500;

/** Pixels. */
export const iconSizes = { icon: 24, plan: 32, header: 25, headerUnderside: 35 } as const;

/** Chooses between a singular and a plural text, as `_n` of the i18n library does. */
export type ChoosePlural = (single: string, plural: string, count: number) => string;

/** The word for what a scan found. */
export const threatWord = (count: number, choose: ChoosePlural) => choose('Threat', 'Threats', count);
