import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { addAkismetKey } from '../db/akismet-keys';
import type { Database } from '../db/open';
import type { Provider } from './provider';

const row = v.object({ key: v.string() });

/** Issues a key of the anti-spam service: twelve letters and digits. */
export function issueAkismetKey(db: Database, now: number): string {
  const key = randomBytes(6).toString('hex');
  addAkismetKey(db, key, now);
  return key;
}

export const listAkismetKeys = (db: Database): string[] =>
  db.all(row, 'SELECT key FROM provider_akismet_keys ORDER BY issued_at DESC').map(({ key }) => key);

/** Serves the API of the anti-spam service. */
export function mountAkismet(app: FastifyInstance, { db }: Provider): void {
  app.post('/1.1/verify-key', async (request, reply) => {
    const { key } = v.parse(v.object({ key: v.string() }), request.body);
    const known = db.get(row, 'SELECT key FROM provider_akismet_keys WHERE key = ?', key) !== undefined;
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(known ? 'valid' : 'invalid'));
  });
}
