import { Observable, Subject, type Subscriber } from 'rxjs';
import * as v from 'valibot';
import { events, isEventName, type EventName, type EventPayload } from './events';
import type { BusEvent, ScopedBus } from './remote';

/** A participant of the bus, with the events it may emit and listen to. `'any'` is for the shell itself. */
export interface BusClient {
  readonly source: string;
  readonly emits: readonly string[] | 'any';
  readonly listens: readonly string[] | 'any';
}

/** An error on the bus. Reported, never thrown at the sender. */
export interface BusError {
  readonly kind: 'unknown-event' | 'undeclared' | 'bad-payload' | 'listener-threw' | 'closed';
  readonly event: string;
  /** The sender, or for `listener-threw` the listener. */
  readonly source: string;
  readonly reason: string;
  readonly cause?: unknown;
}

export interface BusOptions {
  /** Unix ms. */
  readonly now: () => number;
  readonly report: (problem: BusError) => void;
}

export interface Bus {
  /** Returns the scoped bus of a client. `close` completes its subscriptions and returns how many were open. */
  connect(member: BusClient): ScopedBus & { close(): number };
}

/** Freezes payloads, so that no listener can change what the next one receives. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const allows = (names: readonly string[] | 'any', name: string) => names === 'any' || names.includes(name);

/** A remote may emit the events of its own that it declares. */
const mayEmit = ({ emits, source }: BusClient, name: string) =>
  emits === 'any' || (emits.includes(name) && name.startsWith(`${source}/`));

/** Events of all members, checked and replayed. */
interface EventStream {
  publish(member: BusClient, name: EventName, payload: unknown): void;
  observe<Name extends EventName>(member: BusClient, name: Name): Observable<BusEvent<Name>>;
}

function createEventStream({ now, report }: BusOptions): EventStream {
  const stream = new Subject<BusEvent<EventName>>();
  const last = new Map<EventName, BusEvent<EventName>>();

  return {
    publish(member, name, payload) {
      const { source } = member;
      const reportError = (kind: BusError['kind'], reason: string) => report({ kind, event: name, source, reason });
      if (!isEventName(name)) return reportError('unknown-event', 'the catalog has no such event');
      if (!mayEmit(member, name)) return reportError('undeclared', 'it is not an event this sender owns and declares');
      const parsed = v.safeParse(events[name].payload, payload);
      if (!parsed.success) return reportError('bad-payload', parsed.issues.map((issue) => issue.message).join('; '));
      const frozen = deepFreeze(structuredClone(parsed.output));
      const event = { name, payload: frozen, source, at: now() } as BusEvent<EventName>;
      if (events[name].replay === 'last') last.set(name, event);
      stream.next(event);
    },
    observe<Name extends EventName>({ source, listens }: BusClient, name: Name) {
      return new Observable<BusEvent<Name>>((subscriber) => {
        if (!allows(listens, name)) {
          const reason = 'the listener does not declare that it listens to this';
          return report({ kind: 'undeclared', event: name, source, reason });
        }
        const earlier = last.get(name);
        if (earlier) subscriber.next(earlier as BusEvent<Name>);
        return stream.subscribe((event) => {
          if (event.name === name) subscriber.next(event as BusEvent<Name>);
        });
      });
    },
  };
}

/** Keeps the subscriptions of a member, to complete them when it is closed. */
function createSubscriptions() {
  const open = new Set<Pick<Subscriber<unknown>, 'complete'>>();
  let isClosed = false;
  return {
    isClosed: () => isClosed,
    track: <T>(source: Observable<T>): Observable<T> =>
      new Observable((subscriber) => {
        if (isClosed) return subscriber.complete();
        open.add(subscriber);
        subscriber.add(() => open.delete(subscriber));
        return source.subscribe(subscriber);
      }),
    /** Returns the number of subscriptions that were open. */
    close(): number {
      isClosed = true;
      const left = open.size;
      // Completed, so that the inner streams of epics end with their remote.
      [...open].forEach((subscriber) => subscriber.complete());
      return left;
    },
  };
}

/**
 * Creates the event bus of a page. It checks each event against the catalog and the declaration of its sender, replays
 * `last` events to late listeners, and isolates a listener that throws.
 */
export function createBus(options: BusOptions): Bus {
  const { report } = options;
  const stream = createEventStream(options);

  return {
    connect(member) {
      const { source } = member;
      const subscriptions = createSubscriptions();
      return {
        emit(name, payload) {
          if (subscriptions.isClosed())
            return report({ kind: 'closed', event: name, source, reason: 'the sender was unmounted' });
          stream.publish(member, name, payload);
        },
        listen(name, listener) {
          const subscription = subscriptions.track(stream.observe(member, name)).subscribe((event) => {
            try {
              listener(event);
            } catch (cause) {
              report({ kind: 'listener-threw', event: name, source, reason: String(cause), cause });
            }
          });
          return () => subscription.unsubscribe();
        },
        on: (name) => subscriptions.track(stream.observe(member, name)),
        close: subscriptions.close,
      };
    },
  };
}

export type { EventPayload };
