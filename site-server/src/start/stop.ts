import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open';

/** How long a stop waits for pending responses, in ms. */
const stopTimeoutMs = 10_000;

/** Ends the program on SIGTERM and SIGINT: refuses new requests, completes pending ones, closes the database. */
export function stopOnSignals(apps: readonly FastifyInstance[], db: Database): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // A request that never ends must not keep the program alive; every accepted write is on disk.
    setTimeout(() => process.exit(0), stopTimeoutMs).unref();
    // A connection that was busy when the stop began is kept alive after its response.
    setInterval(() => apps.forEach(({ server }) => server.closeIdleConnections()), 50).unref();
    void Promise.all(apps.map((app) => app.close()))
      .then(() => db.close())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
