import type { FastifyInstance } from 'fastify';
import { isObject } from '../args';
import { sendError } from '../rest';
import type { Site } from '../site';
import { printSecondSecret } from './register';

/** Serves the call with which the provider verifies a registration. It needs no nonce: the secret authorizes it. */
export function mountVerification(app: FastifyInstance, site: Site): void {
  app.post('/wp-json/jetpack/v4/verify_registration', async (request, reply) => {
    try {
      const given = isObject(request.body) ? request.body : {};
      const secret = JSON.stringify(printSecondSecret(site, given.secret_1));
      return await reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(secret);
    } catch (error) {
      return sendError(reply, error);
    }
  });
}
