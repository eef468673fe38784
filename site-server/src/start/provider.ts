import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../db/open';
import { registerSeededSite } from '../provider/adopt';
import { buildProvider } from '../provider/app';
import { signedIn } from '../session/session';
import type { Site } from '../site';

const taken = v.looseObject({ code: v.literal('EADDRINUSE') });

/**
 * Starts the built-in provider on its own port, and so as another origin: by default the port after the site's, or any free one if that is
 * in use.
 */
export async function startProvider(
  db: Database,
  sitePort: number,
  asked: number | undefined,
  { environment, isSecure }: Pick<Site, 'environment' | 'isSecure'>,
): Promise<{ app: FastifyInstance; origin: string }> {
  registerSeededSite(db, Date.now());
  const session = { db, now: Date.now, ...(isSecure && { isSecure }) };
  const isOperator = (request: FastifyRequest) => signedIn(session, request)?.user.role === 'administrator';
  const app = await buildProvider({ db, now: Date.now, log: true, ...(environment === 'production' && { isOperator }) });
  const listen = (port: number) => app.listen({ host: '127.0.0.1', port });
  const next = sitePort === 0 || sitePort === 65535 ? 0 : sitePort + 1;
  const origin = await listen(asked ?? next).catch((error: unknown) => {
    if (asked === undefined && v.is(taken, error)) return listen(0);
    throw error;
  });
  return { app, origin };
}
