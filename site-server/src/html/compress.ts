import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../static/accepts';
import { compress, createCompressor, type Encoding } from './compressor';

/** Shorter texts cost more to compress than they save. */
const minCompressedLength = 1400;

const packOnce = createCompressor();

/** Returns the best encoding the browser accepts. */
function selectEncoding(request: FastifyRequest): Encoding | undefined {
  const header = request.headers['accept-encoding'] ?? '';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : undefined;
}

/**
 * Sends a generated text, compressed as the browser accepts it.
 *
 * @param again Whether the same text is likely to be sent again; false for pages, which contain a nonce.
 */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string, again = true): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding, Cookie');
  const encoding = text.length < minCompressedLength ? undefined : selectEncoding(request);
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await (again ? packOnce : compress)(text, encoding));
}
