import type { Right } from '@site-admin/contracts';
import type { FastifyRequest } from 'fastify';
import { caller } from './rest';
import { holds, type Visitor } from './rights/permissions';
import { forbidden } from './route';
import type { Site } from './site';

/** Addresses beside the site's own API: what is live, and what only development has. */
export const besideBase = '/wp-json/site-admin/v1/';

/** Who calls. @throws {Refusal} 401 or 403 when he lacks the right. */
export function allowed(site: Site, request: FastifyRequest, right: Right): Visitor {
  const { visitor } = caller(site, request);
  if (!holds(visitor, right)) throw forbidden('rest_forbidden', visitor);
  return visitor;
}
