import type { Database } from './open';

/** Adds a key that the anti-spam service issued before the site was seeded. */
export const addAkismetKey = (db: Database, key: string, now: number): void => {
  db.run('INSERT INTO provider_akismet_keys (key, issued_at) VALUES (?, ?) ON CONFLICT DO NOTHING', key, now);
};
