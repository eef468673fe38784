import * as v from 'valibot';
import type { Database } from './open';

const progress = v.object({ entry: v.string() });

/** Returns the id of the last entry of a store's journal that a webhook was sent. */
export const readWebhookProgress = (db: Database, url: string, place: string): string | undefined =>
  db.get(progress, 'SELECT entry FROM webhook_progress WHERE url = ? AND place = ?', url, place)?.entry;

export function saveWebhookProgress(db: Database, url: string, place: string, entry: string): void {
  db.run(
    'INSERT INTO webhook_progress (url, place, entry) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET entry = excluded.entry',
    ...[url, place, entry],
  );
}
