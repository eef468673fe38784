import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from '../html/html';
import { sendText } from '../html/compress';

interface Page {
  readonly title: string;
  readonly content: Html;
  readonly status?: number;
  /** Origins a form of this page may redirect to, besides the provider itself: `form-action` also applies to redirects. */
  readonly leadsTo?: readonly string[];
  /** Nonce of an inline script. */
  readonly nonce?: string;
}

const layout = ({ title, content }: Page): Html =>
  html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Provider</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/provider.css" />
      </head>
      <body>
        <header><p class="brand">Provider</p></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        <footer><p>This provider is part of the embedded site. Nothing is paid, and no data leaves this machine.</p></footer>
      </body>
    </html>`;

/** Sends a page of the provider; it may run no script but the one with its nonce. */
export function sendProviderPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    `form-action ${["'self'", ...(page.leadsTo ?? [])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(page.nonce === undefined ? [] : [`script-src 'nonce-${page.nonce}'`]),
  ];
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store, private',
  };
  return sendText(request, reply.code(page.status ?? 200).headers(headers), layout(page).text);
}

/** Returns hidden fields that carry values through a form. */
export const hiddenInputs = (values: Readonly<Record<string, string>>): Html[] =>
  Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
