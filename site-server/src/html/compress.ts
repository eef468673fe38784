import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../static/accepts';
import { pack, packer, type Encoding } from './packed';

/** Below this many characters packing costs more than it saves. */
const worthwhile = 1400;

const packOnce = packer();

/** The best packing a browser takes. */
function wantedBy(request: FastifyRequest): Encoding | undefined {
  const header = request.headers['accept-encoding'] ?? '';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : undefined;
}

/**
 * Sends a text that was made for this request, packed as the browser takes it.
 *
 * @param again The same text is likely to be sent again; false for pages, which hold a nonce of their own.
 */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string, again = true): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding, Cookie');
  const encoding = text.length < worthwhile ? undefined : wantedBy(request);
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await (again ? packOnce : pack)(text, encoding));
}
