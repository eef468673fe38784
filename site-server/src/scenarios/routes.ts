import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { requireRight, internalApiBase } from '../internal-api';
import { isNonce } from '../nonce/nonce';
import { invalidNonce, HttpError } from '../http-error';
import { sendError } from '../rest';
import { holds, getVisitor } from '../rights/permissions';
import { forbidden } from '../route';
import { signedIn } from '../session/session';
import type { Site } from '../site';
import { getScenario, scenarios, switchScenario } from './create';
import { switchAction } from './page';

const switchRequest = v.fallback(v.object({ name: v.string() }), { name: '' });
const form = v.fallback(v.object({ name: v.string(), action: v.literal(switchAction), _wpnonce: v.string() }), {
  name: '',
  action: switchAction,
  _wpnonce: '',
});

/** Switches the site to a scenario. @throws {HttpError} 400 for an unknown name. */
function switchTo(site: Site, name: string): void {
  const scenario = scenarios.get(name);
  if (!scenario) {
    const message = `There is no scenario "${name}": choose one of ${[...scenarios.keys()].join(', ')}.`;
    throw new HttpError(400, 'rest_invalid_param', message, { params: { name: message } });
  }
  switchScenario(site.db, scenario, site.now());
}

function takeForm(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { name, _wpnonce } = v.parse(form, request.body);
  const session = signedIn(site, request);
  if (!session || !isNonce(site.db, site.now(), switchAction, session, _wpnonce)) throw invalidNonce();
  const visitor = getVisitor(site, session.user);
  if (!holds(visitor, 'manage_options')) throw forbidden('rest_forbidden', visitor);
  switchTo(site, name);
  return reply.redirect('/wp-admin/admin.php?page=jetpack', 303);
}

/** Serves scenario changes at run time; development only. */
export function mountScenarios(app: FastifyInstance, site: Site): void {
  if (site.environment !== 'development') return;
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16 * 1024 });
    scope.setErrorHandler((error, _request, reply) => sendError(reply, error));

    scope.get(`${internalApiBase}scenario`, async (request) => {
      requireRight(site, request, 'manage_options');
      const known = [...scenarios.values()].map(({ name, about }) => ({ name, about }));
      return { scenario: getScenario(site.db), scenarios: known };
    });
    scope.post(`${internalApiBase}scenario`, async (request) => {
      requireRight(site, request, 'manage_options');
      switchTo(site, v.parse(switchRequest, request.body).name);
      return { scenario: getScenario(site.db) };
    });
    scope.post('/wp-admin/admin-post.php', async (request, reply) => takeForm(site, request, reply));
  });
}
