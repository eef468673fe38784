import type { Right } from '@site-admin/contracts';
import type { FastifyRequest } from 'fastify';
import { caller } from './rest';
import { getVisitor, holds, type Visitor } from './rights/permissions';
import { forbidden } from './route';
import { signedIn } from './session/session';
import type { Site } from './site';

/** Base of the page's own API: registry and health reports, and in development scenarios and faults. */
export const internalApiBase = '/wp-json/site-admin/v1/';

function checkRight(visitor: Visitor, right: Right): Visitor {
  if (!holds(visitor, right)) throw forbidden('rest_forbidden', visitor);
  return visitor;
}

/** Returns the caller. @throws {HttpError} 401 or 403 without the right. */
export const requireRight = (site: Site, request: FastifyRequest, right: Right): Visitor =>
  checkRight(caller(site, request).visitor, right);

/**
 * Returns the signed-in user of a stream: `EventSource` cannot send a nonce.
 *
 * @throws {HttpError} 401 or 403 without the right.
 */
export const requireStreamRight = (site: Site, request: FastifyRequest, right: Right): Visitor =>
  checkRight(getVisitor(site, signedIn(site, request)?.user), right);
