import * as v from 'valibot';

/** `none`: only current listeners receive the event. `last`: a late listener receives the last one at once. */
export type Replay = 'none' | 'last';

/** The owner, payload and replay of an event. Only the owner may emit it. */
export interface EventDeclaration<Payload extends v.GenericSchema = v.GenericSchema> {
  readonly payload: Payload;
  readonly replay: Replay;
}

function event<Payload extends v.GenericSchema>(declared: EventDeclaration<Payload>): EventDeclaration<Payload> {
  return declared;
}

/**
 * The catalog of events between parts: owner first, past tense, major version. A breaking change is a new major version next
 * to the old one; each remote.json declares which events the remote emits and listens to.
 */
export const events = {
  /** A license key was accepted. The shell refetches counts, site, purchases, modules and settings (spec 001 §4.10). */
  'licensing/activated@1': event({ payload: v.object({ productId: v.number() }), replay: 'none' }),
  /** The number of pending recommendations, 0 or more. The navigation displays it as a badge. */
  'recommendations/pendingCounted@1': event({
    payload: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    replay: 'last',
  }),
} as const;

export type Events = typeof events;
export type EventName = keyof Events;
export type EventPayload<Name extends EventName> = v.InferOutput<Events[Name]['payload']>;

/** Returns whether the catalog has an event of this name. */
export function isEventName(name: string): name is EventName {
  return Object.hasOwn(events, name);
}
