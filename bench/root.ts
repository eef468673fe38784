import path from 'node:path';

/** The repository's root. */
export const root = path.join(__dirname, '..');
