import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Webhook } from './config';

/** One event; `id` is the same on every server that sends it. */
export interface WebhookEvent {
  readonly id: string;
  /** The command, or the name of the event in the log. */
  readonly event: string;
  /** ISO 8601. */
  readonly at: string;
  readonly [member: string]: unknown;
}

export interface SenderDeps {
  readonly webhook: Webhook;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Called when an event was accepted, or given up. */
  readonly onDone: (event: WebhookEvent) => void;
  /** Milliseconds between the tries. */
  readonly delays?: readonly number[];
}

/** Sends the events of one webhook in their order, one at a time. */
export interface WebhookSender {
  /** Adds an event; the oldest one is dropped from a full queue. Never waits. */
  add(event: WebhookEvent): void;
  close(): void;
}

const defaultDelays = [1000, 5000, 30_000, 120_000];
const timeLimitMs = 10_000;
const maxQueued = 100;

/** Returns the signature of a body: HMAC-SHA256 of `timestamp.body`, in lower-case hex. */
export const signBody = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

async function post({ url, secret }: Webhook, event: WebhookEvent, now: number, closing: AbortSignal): Promise<string> {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(now / 1000));
  const headers = {
    'content-type': 'application/json',
    'site-admin-event': event.event,
    'site-admin-timestamp': timestamp,
    'site-admin-signature': signBody(secret, timestamp, body),
  };
  const signal = AbortSignal.any([closing, AbortSignal.timeout(timeLimitMs)]);
  // A redirect would send the event to an address that is not configured.
  const response = await fetch(url, { method: 'POST', redirect: 'manual', headers, body, signal });
  await response.body?.cancel();
  return response.ok ? '' : `status ${response.status}`;
}

export function createWebhookSender({ webhook, now, log, onDone, delays = defaultDelays }: SenderDeps): WebhookSender {
  const closing = new AbortController();
  const queue: WebhookEvent[] = [];
  // The path of an address may be a secret.
  const { origin } = new URL(webhook.url);
  let isSending = false;

  /** Resolves with why the event was not accepted after all tries; with '' if it was. */
  async function send(event: WebhookEvent): Promise<string> {
    let reason = '';
    for (const delay of [0, ...delays]) {
      if (delay > 0) await sleep(delay, undefined, { ref: false, signal: closing.signal });
      reason = await post(webhook, event, now(), closing.signal).catch((error: unknown) => String(error));
      if (reason === '' || closing.signal.aborted) break;
    }
    return reason;
  }

  async function work(): Promise<void> {
    for (let event = queue.shift(); event; event = queue.shift()) {
      const reason = await send(event);
      if (closing.signal.aborted) return;
      if (reason !== '') giveUp(event, reason);
      onDone(event);
    }
  }

  function giveUp({ id, event }: WebhookEvent, reason: string): void {
    log.error({ event: 'webhook-failed', webhook: origin, id }, `${origin} did not accept ${event} (${reason}).`);
  }

  return {
    add(event) {
      queue.push(event);
      if (queue.length > maxQueued) queue.splice(0, queue.length - maxQueued).forEach((each) => giveUp(each, 'too many wait'));
      if (isSending) return;
      isSending = true;
      work()
        // Closed meanwhile.
        .catch(() => undefined)
        .finally(() => (isSending = false));
    },
    close: () => closing.abort(),
  };
}
