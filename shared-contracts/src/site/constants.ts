/** What the provider is called where texts name it; spec 000 §8 writes {host}. */
export const providerHost = 'WordPress.com';

/** Of plans, unless something says monthly. */
export const defaultPlanDuration = 'yearly';
export const freePlanSlug = 'jetpack_free';
/** In PHP notation. */
export const defaultDateFormat = 'F j, Y';

/** How long notices stay, in milliseconds. */
export const noticeDurations = { success: 2000, error: 5000 } as const;
/** Milliseconds from the last key to a key check or a search. */
export const delays = { keyCheck: 500, search: 500, searchDefault: 300 } as const;
/** Milliseconds from the installation of a plugin until the site lists it as active (spec 001 §4.7). */
export const pluginRefetchDelay = 2500;

/** Pixels. */
export const planIconSize = 32;
