import type { Clock } from '@site-admin/contracts';
import { openEventStream } from '../../requests/event-stream';

/** Server-sent events of the registry's revision. */
export interface RevisionEvents {
  /** Returns whether the server reports changes: an event arrived lately. */
  isFresh(): boolean;
  close(): void;
}

export interface RevisionEventsDeps {
  readonly url: string;
  readonly clock: Pick<Clock, 'after' | 'now'>;
  readonly onRevision: (revision: number) => void;
}

/** The server sends the revision every 20 s; without it the connection may be lost. */
const freshMs = 30_000;

export function openRevisionEvents({ url, clock, onRevision }: RevisionEventsDeps): RevisionEvents {
  let receivedAt = -Infinity;
  const stream = openEventStream(url, 'revision', clock).subscribe(({ signal, data }) => {
    if (signal === 'lost') receivedAt = -Infinity;
    if (data === undefined) return;
    receivedAt = clock.now();
    onRevision(Number(data));
  });
  return { isFresh: () => clock.now() - receivedAt < freshMs, close: () => stream.unsubscribe() };
}
