import type { Database } from './open';

/** Lets the anti-spam service know a key it gave out before the site began. */
export const addAkismetKey = (db: Database, key: string, now: number): void => {
  db.run('INSERT INTO provider_akismet_keys (key, issued_at) VALUES (?, ?) ON CONFLICT DO NOTHING', key, now);
};
