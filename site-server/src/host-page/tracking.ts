import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { html, Html } from '../html/html';
import type { Site } from '../site';
import { staticBase } from '../static/routes';
import { cspReports } from './headers';

/** Address of the document that the tracking script runs in. */
const trackingFrame = `${staticBase}tracking`;

/** The script of the page that loads the frame and sends it the entries of the event queue. */
export const trackingScript = `${staticBase}host/tracking.js`;

/** Passes the entries on, and confirms them; without the script, which an ad blocker may block, they are dropped. */
const receiver = `addEventListener('message',({source,data})=>{if(source!==parent)return;window._tkq?.push(data);source.postMessage('counted','*')})`;
const receiverHash = createHash('sha256').update(receiver).digest('base64');

const getDocument = (provider: string): Html =>
  html`<!doctype html>
    <title>Tracking</title>
    <script src="${provider}/w.js"></script>
    ${new Html(`<script>${receiver}</script>`)}`;

const getPolicy = (provider: string) => [
  "default-src 'none'",
  `script-src ${provider}/w.js 'sha256-${receiverHash}'`,
  `img-src ${provider}/t.gif`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
  `report-uri ${cspReports}`,
];

/**
 * Serves the document that the provider's tracking script runs in. It is an origin of its own, also when it is opened by its address, and
 * may load nothing but that script and its pixel.
 */
export function mountTracking(app: FastifyInstance, { provider }: Site): void {
  if (provider === '') return;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': getPolicy(provider).join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-cache',
  };
  const { text } = getDocument(provider);
  app.get(trackingFrame, (_request, reply) => reply.headers(headers).send(text));
}
