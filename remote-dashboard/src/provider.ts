/** What the provider is called where texts name it; spec 000 §8 writes {host}. */
export const providerHost = 'WordPress.com';
