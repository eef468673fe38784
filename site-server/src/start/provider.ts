import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../db/open';
import { registerSeededSite } from '../provider/adopt';
import { buildProvider } from '../provider/app';

const taken = v.looseObject({ code: v.literal('EADDRINUSE') });

/**
 * Starts the built-in provider on its own port, and so as another origin: by default the port after the site's, or any free one if that is
 * in use.
 */
export async function startProvider(
  db: Database,
  sitePort: number,
  asked: number | undefined,
): Promise<{ app: FastifyInstance; origin: string }> {
  registerSeededSite(db, Date.now());
  const app = await buildProvider({ db, now: Date.now, log: true });
  const listen = (port: number) => app.listen({ host: '127.0.0.1', port });
  const next = sitePort === 0 || sitePort === 65535 ? 0 : sitePort + 1;
  const origin = await listen(asked ?? next).catch((error: unknown) => {
    if (asked === undefined && v.is(taken, error)) return listen(0);
    throw error;
  });
  return { app, origin };
}
