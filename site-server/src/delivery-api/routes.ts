import { changeDelivery, deliveryEvents, getDelivery } from '@site-admin/contracts';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { OpenEventStream, SendEvent } from '../event-streams/event-streams';
import { HttpError, routeNotFound } from '../http-error';
import { internalApiBase as base, requireRight, requireStreamRight } from '../internal-api';
import type { LiveDelivery } from '../live-remotes/live-delivery';
import { sendError } from '../rest';
import type { Site } from '../site';
import { parseBody, runCommand } from './commands';
import { createDeliveryReader, getWrites } from './state';
import { createStateWatch, type WatchState } from './state-watch';

const rightCheckMs = 60_000;

/** Sends an event for each change of the state, until the user loses the right. */
function streamChanges(site: Site, watchState: WatchState, request: FastifyRequest, { raw }: FastifyReply) {
  return (send: SendEvent) => {
    const stop = watchState((revision) => send(deliveryEvents.event, { revision }));
    const check = setInterval(() => {
      try {
        requireStreamRight(site, request, getDelivery.right);
      } catch {
        raw.end();
      }
    }, rightCheckMs);
    return () => {
      clearInterval(check);
      stop();
    };
  };
}

/** Serves the operator page: what is live, its changes, and the commands that make them. */
export function mountDeliveryApi(
  app: FastifyInstance,
  site: Site,
  delivery: LiveDelivery,
  { openEventStream, log }: { readonly openEventStream: OpenEventStream; readonly log: FastifyBaseLogger },
): void {
  const reader = createDeliveryReader(site, delivery);
  const watchState = createStateWatch(reader.readState, log);
  const send = async (reply: FastifyReply) =>
    reply.header('cache-control', 'no-store, private').send(v.parse(getDelivery.result, await reader.readState()));

  app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => sendError(reply, error));
    scope.get(base + getDelivery.path, async (request, reply) => {
      requireRight(site, request, getDelivery.right);
      return send(reply);
    });

    scope.get(base + deliveryEvents.path, async (request, reply) => {
      requireStreamRight(site, request, getDelivery.right);
      return openEventStream(request, reply, streamChanges(site, watchState, request, reply));
    });

    scope.post(base + changeDelivery.path, async (request, reply) => {
      const { user } = requireRight(site, request, changeDelivery.right);
      const params = v.safeParse(changeDelivery.params, request.params);
      if (!params.success || !user) throw routeNotFound();
      const { remote, command } = params.output;
      const body = parseBody(request.body);
      const { allowed, reason = '' } = getWrites(site, await delivery.readRegistry());
      if (!allowed) throw new HttpError(403, 'delivery_read_only', reason);
      await runCommand(site, reader, command, { remote, login: user.login, body });
      log.info({ event: 'operator-command', command, remote, user: user.login }, `${user.login} ran ${command} ${remote}.`);
      return send(reply);
    });
  });
}
