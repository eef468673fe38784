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

/**
 * Creates the event bus of a page. It checks each event against the catalog and the declaration of its sender, replays
 * `last` events to late listeners, and isolates a listener that throws.
 */
export function createBus({ now, report }: BusOptions): Bus {
  const stream = new Subject<BusEvent<EventName>>();
  const last = new Map<EventName, BusEvent<EventName>>();

  function publish(member: BusClient, name: EventName, payload: unknown): void {
    const reportError = (kind: BusError['kind'], reason: string) => report({ kind, event: name, source: member.source, reason });
    if (!isEventName(name)) return reportError('unknown-event', 'the catalog has no such event');
    if (!allows(member.emits, name)) return reportError('undeclared', 'the sender does not declare that it emits this');
    const parsed = v.safeParse(events[name].payload, payload);
    if (!parsed.success) return reportError('bad-payload', parsed.issues.map((issue) => issue.message).join('; '));
    const event = {
      name,
      payload: deepFreeze(structuredClone(parsed.output)),
      source: member.source,
      at: now(),
    } as BusEvent<EventName>;
    if (events[name].replay === 'last') last.set(name, event);
    stream.next(event);
  }

  function observe<Name extends EventName>(member: BusClient, name: Name): Observable<BusEvent<Name>> {
    return new Observable((subscriber) => {
      if (!allows(member.listens, name)) {
        report({
          kind: 'undeclared',
          event: name,
          source: member.source,
          reason: 'the listener does not declare that it listens to this',
        });
        return;
      }
      const earlier = last.get(name);
      if (earlier) subscriber.next(earlier as BusEvent<Name>);
      return stream.subscribe((event) => {
        if (event.name === name) subscriber.next(event as BusEvent<Name>);
      });
    });
  }

  return {
    connect(member) {
      const open = new Set<Pick<Subscriber<unknown>, 'complete'>>();
      let closed = false;

      function track<T>(source: Observable<T>): Observable<T> {
        return new Observable((subscriber) => {
          if (closed) return subscriber.complete();
          open.add(subscriber);
          subscriber.add(() => open.delete(subscriber));
          return source.subscribe(subscriber);
        });
      }

      return {
        emit(name, payload) {
          if (closed) return report({ kind: 'closed', event: name, source: member.source, reason: 'the sender was unmounted' });
          publish(member, name, payload);
        },
        listen(name, listener) {
          const subscription = track(observe(member, name)).subscribe((event) => {
            try {
              listener(event);
            } catch (cause) {
              report({ kind: 'listener-threw', event: name, source: member.source, reason: String(cause), cause });
            }
          });
          return () => subscription.unsubscribe();
        },
        on: (name) => track(observe(member, name)),
        close() {
          closed = true;
          const left = open.size;
          // Completed, so that the inner streams of epics end with their remote.
          [...open].forEach((subscriber) => subscriber.complete());
          return left;
        },
      };
    },
  };
}

export type { EventPayload };
