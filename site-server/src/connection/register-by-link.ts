import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { showMessage } from '../host-page/framed-page';
import type { Viewer } from '../host-page/initial-state';
import { isNonce } from '../nonce/nonce';
import { HttpError } from '../http-error';
import { holds, getVisitor } from '../rights/permissions';
import { register } from './register';
import { storeNotice } from './state-notice';
import { authorizeUrl } from './urls';

const word = v.fallback(v.string(), '');
const query = v.object({ _wpnonce: word, redirect: word, from: word });

/** Handles the connect link of an unregistered site: registers it and redirects to the authorization page. */
export async function registerByLink(viewer: Viewer, reply: FastifyReply): Promise<FastifyReply> {
  const { site, holder, visitor, request } = viewer;
  const { _wpnonce: nonce, redirect, from } = v.parse(query, request.query);
  if (!holds(visitor, 'connect') || !isNonce(site.db, site.now(), 'jetpack-register', holder, nonce)) {
    const text = 'The link has expired, or you may not connect this site. Go back to Jetpack and connect from there.';
    return showMessage(viewer, reply, 403, 'This link does not hold', text);
  }
  try {
    if (!visitor.connection.registered) await register(viewer);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    storeNotice(reply, { error: error.code, error_description: error.message });
    return reply.redirect('/wp-admin/admin.php?page=jetpack', 302);
  }
  const back = redirect || 'admin.php?page=jetpack';
  return reply.redirect(authorizeUrl({ ...viewer, visitor: getVisitor(site, visitor.user), redirect: back, from }), 302);
}
