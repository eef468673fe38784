import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../html/compress';
import type { Html } from '../html/html';

interface Policy {
  /** Of the inline scripts the page may run. */
  readonly nonce?: string;
  /** Development: remotes may come from servers on this machine. */
  readonly allowLoopback?: boolean;
  /** Origin of the provider: its tracking script and pixel, and its survey. */
  readonly provider?: string;
}

const loopback = 'http://localhost:* http://127.0.0.1:*';

/** Headers of every HTML page: what it may load and who may frame it. */
export function pageHeaders({ nonce, allowLoopback = false, provider = '' }: Policy): Record<string, string> {
  const own = allowLoopback ? `'self' ${loopback}` : "'self'";
  const beyond = provider === '' ? '' : ` ${provider}`;
  const policy = [
    "default-src 'none'",
    `script-src ${own}${beyond === '' ? '' : `${beyond}/w.js`}${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    `style-src ${own}`,
    // Icons of the site and pictures of accounts lie at the provider, wherever that puts them.
    `img-src 'self' data: https:${beyond}`,
    `connect-src ${own}${beyond}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store, private',
  };
}

export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: Record<string, string>,
  page: Html,
): Promise<FastifyReply> => sendText(request, reply.code(status).headers(headers), page.text, false);
