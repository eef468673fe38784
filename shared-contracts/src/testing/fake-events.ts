import { createBus, type BusError } from '../bus';
import { isEventName, events, type EventName, type EventPayload } from '../events';
import type { ScopedBus } from '../remote';
import type { Handles } from './handles';

/** The recorded events, and `emit` as the shell. */
export interface EventLog {
  /** The allowed events the remote emitted, oldest first. */
  readonly sent: readonly { readonly name: EventName; readonly payload: unknown }[];
  /** Emits an event as the shell. */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
}

interface Options {
  readonly remote: string;
  /** From the declaration; `any` where there is none. */
  readonly emits: readonly string[] | 'any';
  readonly listens: readonly string[] | 'any';
  readonly now: () => number;
  readonly violations: string[];
  readonly handles: Handles;
}

const toText = ({ kind, event, source, reason }: BusError) => `${source}: event ${event}: ${kind}: ${reason}`;

/** Creates the real bus; its errors are contract violations, which fail the test. */
export function createFakeEvents({ remote, emits, listens, now, violations, handles }: Options) {
  const bus = createBus({ now, report: (violation) => violations.push(toText(violation)) });
  const shell = bus.connect({ source: 'shell', emits: 'any', listens: 'any' });
  const member = bus.connect({ source: remote, emits, listens });
  const sent: { name: EventName; payload: unknown }[] = [];
  Object.keys(events)
    .filter(isEventName)
    .forEach((name) =>
      shell.listen(name, ({ source, payload }) => {
        if (source === remote) sent.push({ name, payload });
      }),
    );

  const scoped: ScopedBus = {
    emit: (name, payload) => member.emit(name, payload),
    listen(name, listener) {
      const release = handles.hold(`bus ${name}`);
      const stop = member.listen(name, listener);
      return () => {
        stop();
        release();
      };
    },
    on: (name) => handles.track(`bus ${name}`, member.on(name)),
  };
  const log: EventLog = { sent, emit: (name, payload) => shell.emit(name, payload) };
  return { bus: scoped, log };
}
