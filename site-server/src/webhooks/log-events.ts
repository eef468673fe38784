import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { WebhookEvent } from './sender';

/** Events of the log that webhooks get; the changes of what is live are in the journal. */
const sentEvents = ['registry-refused', 'file-mismatch', 'stop-not-stored'] as const;

const text = v.optional(v.string());

const entry = v.object({
  event: v.picklist(sentEvents),
  msg: v.string(),
  ...{ file: text, remote: text, version: text },
});

const hourMs = 60 * 60 * 1000;

/** Returns the event of a line of the log; the same id for all that are equal within an hour, on every server. */
function toEvent(line: string, now: number): WebhookEvent | undefined {
  if (!sentEvents.some((event) => line.includes(`"event":"${event}"`))) return undefined;
  const parsed = v.safeParse(entry, JSON.parse(line));
  if (!parsed.success) return undefined;
  const { msg: message, ...named } = parsed.output;
  const hour = Math.floor(now / hourMs);
  const id = createHash('sha256')
    .update(JSON.stringify([named, message, hour]))
    .digest('hex');
  return { id, ...named, at: new Date(now).toISOString(), message };
}

interface Log {
  write(line: string): void;
}

/** Passes the lines of a log on, and reads the events in them. */
export function createLogReader(log: Log | undefined, now: () => number) {
  let notify = (_event: WebhookEvent): void => undefined;
  return {
    stream: {
      write(line: string) {
        log?.write(line);
        const event = toEvent(line, now());
        if (event) notify(event);
      },
    },
    onEvent(callback: (event: WebhookEvent) => void) {
      notify = callback;
    },
  };
}
