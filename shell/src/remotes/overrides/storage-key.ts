/** Key of the overrides in the storage of the tab. */
export const storageKey = 'site-admin:overrides';
