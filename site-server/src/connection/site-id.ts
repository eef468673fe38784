import { HttpError } from '../http-error';
import type { Incoming } from '../route';

/** @throws {HttpError} `site_id_missing` If the site was never registered; a disconnected one keeps its id. */
export function requireSiteId({ visitor }: Incoming, status: 400 | 404): void {
  if (visitor.connection.blogId === null) throw new HttpError(status, 'site_id_missing', 'The site has no id yet.');
}
