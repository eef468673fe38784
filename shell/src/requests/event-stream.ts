import type { Clock, EventStream, StreamSignal } from '@site-admin/contracts';
import { distinctUntilChanged, EMPTY, fromEvent, map, Observable, repeat, startWith, switchMap } from 'rxjs';

interface EventStreamDeps {
  /** `WP_API_root`. */
  readonly root: string;
  readonly clock: Pick<Clock, 'after'>;
}

/** Milliseconds until a lost stream is opened again. The browser itself would try every few seconds, and never after an error response. */
const reopenMs = 15_000;

/** Emits the signals of one connection; completes with `lost`. */
const connect = (url: string, event: string) =>
  new Observable<StreamSignal>((subscriber) => {
    const source = new EventSource(url);
    source.addEventListener('open', () => subscriber.next('open'));
    source.addEventListener(event, () => subscriber.next('event'));
    source.addEventListener('error', () => {
      subscriber.next('lost');
      subscriber.complete();
    });
    return () => source.close();
  });

/** Keeps a stream open while the page is visible: a browser has six connections to a host, for all its tabs. */
export function openEventStream(
  { root, clock }: EventStreamDeps,
  { namespace, path, event }: EventStream,
): Observable<StreamSignal> {
  const url = `${root}${namespace}${path}`;
  return fromEvent(document, 'visibilitychange').pipe(
    startWith(undefined),
    map(() => document.visibilityState === 'visible'),
    distinctUntilChanged(),
    switchMap((isVisible) => (isVisible ? connect(url, event).pipe(repeat({ delay: () => clock.after(reopenMs) })) : EMPTY)),
  );
}
