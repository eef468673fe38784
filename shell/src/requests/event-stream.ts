import type { Clock, StreamSignal } from '@site-admin/contracts';
import { distinctUntilChanged, EMPTY, fromEvent, map, Observable, repeat, startWith, switchMap, tap } from 'rxjs';

export interface StreamMessage {
  readonly signal: StreamSignal;
  /** Text of an event. */
  readonly data?: string;
}

/** Milliseconds until a lost stream is opened again, twice as long after each further loss without a signal. */
const firstReopenMs = 15_000;
const lastReopenMs = 60_000;

/** Emits the messages of one connection; completes with `lost`. The browser itself would reconnect, but never after an error response. */
const connect = (url: string, event: string) =>
  new Observable<StreamMessage>((subscriber) => {
    const source = new EventSource(url);
    source.addEventListener('open', () => subscriber.next({ signal: 'open' }));
    source.addEventListener(event, ({ data }: MessageEvent<string>) => subscriber.next({ signal: 'event', data }));
    source.addEventListener('error', () => {
      subscriber.next({ signal: 'lost' });
      subscriber.complete();
    });
    return () => source.close();
  });

function keepConnected(url: string, event: string, clock: Pick<Clock, 'after'>): Observable<StreamMessage> {
  let losses = 0;
  return connect(url, event).pipe(
    tap(({ signal }) => (losses = signal === 'lost' ? losses + 1 : 0)),
    repeat({ delay: () => clock.after(Math.min(firstReopenMs * 2 ** (losses - 1), lastReopenMs)) }),
  );
}

/**
 * Keeps a stream of server-sent events open while the page is visible: a browser has six connections to a host, for all its tabs.
 *
 * @param event Name of the events to receive.
 */
export const openEventStream = (url: string, event: string, clock: Pick<Clock, 'after'>): Observable<StreamMessage> =>
  fromEvent(document, 'visibilitychange').pipe(
    startWith(undefined),
    map(() => document.visibilityState === 'visible'),
    distinctUntilChanged(),
    switchMap((isVisible) => (isVisible ? keepConnected(url, event, clock) : EMPTY)),
  );
