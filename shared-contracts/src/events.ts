import * as v from 'valibot';

/** `none`: only those who listen at the time hear it. `last`: a late listener hears the last one at once. */
export type Replay = 'none' | 'last';

/** What an event carries, who may send it and whether it is repeated to late listeners. */
export interface EventDeclaration<Payload extends v.GenericSchema = v.GenericSchema> {
  readonly payload: Payload;
  readonly replay: Replay;
}

function event<Payload extends v.GenericSchema>(declared: EventDeclaration<Payload>): EventDeclaration<Payload> {
  return declared;
}

/**
 * Every event that crosses parts: sender first, past tense, major version. A change that breaks a listener is a new major
 * beside the old one; which remotes send and hear an event stands in their remote.json.
 */
export const events = {
  /** A licence key was accepted. Heard by the shell: refetches counts, site, purchases, modules, settings (spec 001 §4.10). */
  'licensing/activated@1': event({ payload: v.object({ productId: v.number() }), replay: 'none' }),
  /** How many recommendations wait, 0 or more. Heard by navigation, which shows it as a badge. */
  'recommendations/pendingCounted@1': event({
    payload: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    replay: 'last',
  }),
} as const;

export type Events = typeof events;
export type EventName = keyof Events;
export type EventPayload<Name extends EventName> = v.InferOutput<Events[Name]['payload']>;

/** True for a name the catalogue has. */
export function isEventName(name: string): name is EventName {
  return Object.hasOwn(events, name);
}
