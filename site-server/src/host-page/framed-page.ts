import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { activeModules } from '../db/modules';
import { readOption } from '../db/options';
import { html, type Html } from '../html/html';
import { createNonce } from '../nonce/nonce';
import { getDirection, getLanguageTag, toTraits } from '../traits/traits';
import { frame } from './frame';
import { pageHeaders, sendPage } from './headers';
import type { Viewer } from './initial-state';

/** Returns content inside the frame of the admin area. */
export function framed(viewer: Viewer, title: string, content: Html, more: { head?: Html; scripts?: Html } = {}): Html {
  const { site, visitor, holder, request } = viewer;
  const active = activeModules(site.db);
  const traits = toTraits(site.db);
  return frame({
    title,
    language: getLanguageTag(traits),
    direction: getDirection(traits),
    siteTitle: readOption(site.db, 'site_title', v.string(), ''),
    visitor,
    signOutNonce: createNonce(site.db, site.now(), 'log-out', holder),
    hasWriterModules: active.has('post-by-email') || active.has('publicize'),
    current: request.url,
    content,
    ...more,
  });
}

const message = (title: string, text: string): Html =>
  html`<div class="host-message">
    <h1>${title}</h1>
    <p>${text}</p>
    <p><a href="/wp-admin/admin.php?page=jetpack">Back to Jetpack</a></p>
  </div>`;

/** Returns a page with one message and a link back. */
export const showMessage = (
  viewer: Viewer,
  reply: FastifyReply,
  status: number,
  title: string,
  text: string,
): Promise<FastifyReply> => sendPage(viewer.request, reply, status, pageHeaders(), framed(viewer, title, message(title, text)));

const noScreen = 'The embedded site replaces a whole WordPress site, and has only the Jetpack page of its admin area.';
const noProvider = 'This site was started without a provider, so it cannot be connected.';

export const showNoScreen = (viewer: Viewer, reply: FastifyReply) =>
  showMessage(viewer, reply, 200, 'This site has no such screen', noScreen);

export const showNoProvider = (viewer: Viewer, reply: FastifyReply) =>
  showMessage(viewer, reply, 501, 'Not possible yet', noProvider);
