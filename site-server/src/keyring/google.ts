import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { framed, showMessage, showNoScreen } from '../host-page/framed-page';
import { pageHeaders, sendPage } from '../host-page/headers';
import type { Viewer } from '../host-page/initial-state';
import { html, jsonForScript } from '../html/html';
import { createNonce, isNonce } from '../nonce/nonce';

const word = v.fallback(v.string(), '');
const query = v.object({ page: word, action: word, service: word, nonce: word, keyring_id: word });

const service = 'google_site_verification';
const requesting = `keyring-request-${service}`;
const verifying = `keyring-verify-${service}`;

/** Redirects the window to the provider's permission page, with a return address. */
function redirectToPermission({ site, holder, visitor, addresses }: Viewer, reply: FastifyReply): FastifyReply {
  const back = new URL('options-general.php', addresses.admin);
  const nonce = createNonce(site.db, site.now(), verifying, holder);
  Object.entries({ page: 'sharing', action: 'verify', service, nonce }).forEach(([name, value]) =>
    back.searchParams.set(name, value),
  );
  const url = new URL('/keyring/google', site.provider);
  url.searchParams.set('blog_id', String(visitor.connection.blogId ?? ''));
  url.searchParams.set('back', back.href);
  return reply.redirect(url.href, 302);
}

/** Sends the id of the granted permission to the opener of this window and closes it. */
function notifyOpener(viewer: Viewer, reply: FastifyReply, keyringId: number): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const message = jsonForScript({ keyring_id: keyringId });
  const scripts = html`<script nonce="${nonce}">
    if (window.opener) {
      window.opener.postMessage(${message}, location.origin);
      window.close();
    }
  </script>`;
  const content = html`<div class="host-message">
    <h1>Allowed</h1>
    <p>You may close this window.</p>
  </div>`;
  const headers = pageHeaders({ nonce, keepsOpener: true });
  return sendPage(viewer.request, reply, 200, headers, framed(viewer, 'Allowed', content, { scripts }));
}

/** Serves the screen that requests permission from other services; of those only Google's verification is implemented. */
export async function showKeyring(viewer: Viewer, reply: FastifyReply): Promise<FastifyReply> {
  const { site, holder, request } = viewer;
  const { page, action, service: wanted, nonce, keyring_id } = v.parse(query, request.query);
  if (page !== 'sharing' || wanted !== service || site.provider === '') return showNoScreen(viewer, reply);
  const holds = (made: string) => isNonce(site.db, site.now(), made, holder, nonce);
  if (action === 'request' && holds(requesting)) return redirectToPermission(viewer, reply);
  if (action === 'verify' && holds(verifying) && /^\d{1,15}$/.test(keyring_id)) {
    return notifyOpener(viewer, reply, Number(keyring_id));
  }
  return showMessage(viewer, reply, 403, 'This link does not hold', 'It has expired, or belongs to another user.');
}
