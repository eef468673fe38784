import path from 'node:path';
import type { Store } from '@site-admin/delivery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepts';
import { encodings, getHeaders, resolveInside, sendMismatch, sendMissing, type Sending } from './files';
import type { StoredForm } from './published-files';

/** Returns the smallest stored form of a file that the browser accepts. */
async function findForm(store: Store, address: string, request: FastifyRequest) {
  const header = request.headers['accept-encoding'] ?? '';
  for (const [encoding, ending] of encodings) {
    const body = accepts(header, encoding) ? await store.getFile(address + ending) : undefined;
    if (body) return { body, encoding };
  }
  const body = await store.getFile(address);
  return body && { body, encoding: undefined };
}

/** Sends a published file of a store that is not a folder, for a site whose remotes have no address of their own. */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: Store,
  wished: string,
  sending: Sending,
) {
  const address = resolveInside('remotes', wished);
  const form = address === undefined ? undefined : await findForm(store, address, request);
  if (address === undefined || !form) return sendMissing(reply, sending);
  const { body, encoding } = form;
  const stored: StoredForm = { place: address, encoding, stamp: undefined, read: async () => body };
  const state = await sending.check?.(wished, stored);
  if (state === 'unlisted') return sendMissing(reply, sending);
  if (state === 'changed') return sendMismatch(request, reply, sending, stored);
  return reply.headers(getHeaders(path.extname(address), body.length, encoding, sending)).send(body);
}
