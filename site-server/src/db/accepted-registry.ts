import * as v from 'valibot';
import type { Database } from './open';

const accepted = v.object({ revision: v.number(), text: v.string() });
export type AcceptedRegistry = v.InferOutput<typeof accepted>;

/** @param place The registry's location. */
export const readAcceptedRegistry = (db: Database, place: string): AcceptedRegistry | undefined =>
  db.get(accepted, 'SELECT revision, text FROM accepted_registry WHERE place = ?', place);

export const saveAcceptedRegistry = (db: Database, place: string, { revision, text }: AcceptedRegistry): number =>
  db.run(
    `INSERT INTO accepted_registry (place, revision, text) VALUES (?, ?, ?)
     ON CONFLICT (place) DO UPDATE SET revision = excluded.revision, text = excluded.text`,
    place,
    revision,
    text,
  );
