import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../html/compress';
import type { Html } from '../html/html';

interface Policy {
  /** Nonce of the inline scripts the page may run. */
  readonly nonce?: string;
  /** Development: allows remotes from servers on this machine. */
  readonly allowLoopback?: boolean;
  /** Origin of the remotes' files, if it is not the page's own. */
  readonly remotes?: string;
  /** Origin of the provider: its images, and its survey. */
  readonly provider?: string;
  /** Whether the page may have the frame of the tracking script. */
  readonly isTracked?: boolean;
  /** Whether the page is the last one of a popup, which posts a message to its opener. */
  readonly keepsOpener?: boolean;
}

/** Address of reports about violations of the policy. */
export const cspReports = '/wp-json/site-admin/v1/csp-reports';

const loopback = 'http://localhost:* http://127.0.0.1:*';

/** Returns the headers of every HTML page: what it may load and where it may be framed. */
export function pageHeaders(options: Policy = {}): Record<string, string> {
  const { nonce, allowLoopback = false, remotes = '', provider = '', isTracked = false, keepsOpener = false } = options;
  const self = remotes === '' ? "'self'" : `'self' ${remotes}`;
  const own = allowLoopback ? `${self} ${loopback}` : self;
  const beyond = provider === '' ? '' : ` ${provider}`;
  const policy = [
    // Firefox checks prefetches with it; every other kind of load has a directive of its own.
    `default-src ${self}`,
    `script-src ${own}${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    `style-src ${own}`,
    // Site icons and avatars are served by the provider, from any host.
    `img-src ${self} data: https:${beyond}`,
    `connect-src ${own}${beyond}`,
    `font-src ${self}`,
    `frame-src ${isTracked ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...['manifest', 'media', 'object', 'worker'].map((kind) => `${kind}-src 'none'`),
    // The shell's policy passes the scripts of manifests it has checked.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // Not report-to: with it, Chromium sends no report from pages without TLS.
    `report-uri ${cspReports}`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    // A popup that comes back from another origin would lose its opener with any other policy.
    'cross-origin-opener-policy': keepsOpener ? 'unsafe-none' : 'same-origin-allow-popups',
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
