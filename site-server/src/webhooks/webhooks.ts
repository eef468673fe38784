import type { FastifyInstance } from 'fastify';
import { readWebhookProgress, saveWebhookProgress } from '../db/webhook-progress';
import type { KeptEntry } from '../live-remotes/journal';
import type { LiveDelivery } from '../live-remotes/live-delivery';
import type { Site } from '../site';
import type { Webhook } from './config';
import { createWebhookSender, type WebhookEvent, type WebhookSender } from './sender';

/** Commands whose entries in the journal are sent. */
const sentActions = 'promote rollback canary stop disable deprecate enable withdraw freeze unfreeze'.split(' ');

function toEvent({ id, action, previous: _chain, ...entry }: KeptEntry, place: string): WebhookEvent {
  return { id, event: action, store: place, ...entry };
}

/** Returns the entries after the last one that was sent, oldest first; all that are known if that one is not among them. */
function getNewer(entries: readonly KeptEntry[], sent: string): KeptEntry[] {
  const at = entries.findIndex(({ id }) => id === sent);
  return entries.slice(0, at === -1 ? undefined : at).toReversed();
}

interface Target {
  readonly url: string;
  readonly sender: WebhookSender;
  /** The newest entry that was queued; '' if the journal was empty. */
  queued: string | undefined;
}

export interface WebhookOptions {
  readonly targets: readonly Webhook[];
  /** Milliseconds between the tries; the usual ones when omitted. */
  readonly delays?: readonly number[];
}

export interface Webhooks {
  /** Sends an event of this server once. */
  send(event: WebhookEvent): void;
}

const maxKnown = 1000;

/**
 * Sends the changes of the journal to webhooks while the server runs; those made while it was stopped are sent after the start. The
 * history before a webhook was added is not sent.
 */
export function startWebhooks(
  app: FastifyInstance,
  site: Site,
  { readRegistry, readJournal, watchRevision }: LiveDelivery,
  { targets: webhooks, ...timing }: WebhookOptions,
): Webhooks {
  const { db, now } = site;
  const { place } = site.store;
  const known = new Set<string>();
  const targets = webhooks.map((webhook): Target => {
    const { url } = webhook;
    const onDone = (event: WebhookEvent) => event.revision !== undefined && saveWebhookProgress(db, url, place, event.id);
    const sender = createWebhookSender({ webhook, now, log: app.log, onDone, ...timing });
    return { url, sender, queued: readWebhookProgress(db, url, place) };
  });

  function queueEntries(target: Target, entries: readonly KeptEntry[]): void {
    const newest = entries[0]?.id ?? '';
    const { queued, url, sender } = target;
    if (newest === queued) return;
    target.queued = newest;
    if (queued === undefined) return saveWebhookProgress(db, url, place, newest);
    const newer = getNewer(entries, queued).filter(({ action }) => sentActions.includes(action));
    newer.forEach((entry) => sender.add(toEvent(entry, place)));
  }

  async function sendChanges(): Promise<void> {
    const { registry } = await readRegistry();
    if (!registry) return;
    const { entries } = await readJournal(registry.journal);
    targets.forEach((target) => queueEntries(target, entries));
  }

  let stop = () => {};
  app.addHook('onReady', async () => {
    stop = watchRevision(() => void sendChanges().catch((error: unknown) => app.log.error(error)));
  });
  app.addHook('preClose', async () => {
    stop();
    targets.forEach(({ sender }) => sender.close());
  });
  return {
    send(event) {
      if (known.has(event.id)) return;
      if (known.size >= maxKnown) known.clear();
      known.add(event.id);
      targets.forEach(({ sender }) => sender.add(event));
    },
  };
}
