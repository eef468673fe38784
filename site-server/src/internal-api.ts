import type { Right } from '@site-admin/contracts';
import type { FastifyRequest } from 'fastify';
import { caller } from './rest';
import { holds, type Visitor } from './rights/permissions';
import { forbidden } from './route';
import type { Site } from './site';

/** Base of the page's own API: registry and health reports, and in development scenarios and faults. */
export const internalApiBase = '/wp-json/site-admin/v1/';

/** Returns the caller. @throws {HttpError} 401 or 403 without the right. */
export function requireRight(site: Site, request: FastifyRequest, right: Right): Visitor {
  const { visitor } = caller(site, request);
  if (!holds(visitor, right)) throw forbidden('rest_forbidden', visitor);
  return visitor;
}
