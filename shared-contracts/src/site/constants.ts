/** The provider's name in texts; {host} in spec 000 §8. */
export const providerHost = 'WordPress.com';

/** The duration of plans that do not specify one. */
export const defaultPlanDuration = 'yearly';
export const freePlanSlug = 'jetpack_free';
/** In PHP notation. */
export const defaultDateFormat = 'F j, Y';

/** Durations of notices, in milliseconds. */
export const noticeDurations = { success: 2000, error: 5000 } as const;
/** Debounce of key checks and searches, in milliseconds. */
export const delays = { keyCheck: 500, search: 500, searchDefault: 300 } as const;
/** Milliseconds between the installation of a plugin and its appearance as active (spec 001 §4.7). */
export const pluginRefetchDelay = 2500;

/** Pixels. */
export const planIconSize = 32;
/** Icons in the header of the mobile app card, in pixels: beside a screen, and below it (spec 002 §9). */
export const appIconSizes = { sidebar: 25, underside: 35 } as const;

/** Days in which a purchase can be returned. */
export const moneyBackDays = 14;
