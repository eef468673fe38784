import fc from 'fast-check';
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint';
import { getEndpointName } from '../../endpoint-url';
import { getConnectionStatus } from '../../endpoints/connection';
import { getModules } from '../../endpoints/modules';
import { getSettings } from '../../endpoints/settings';
import * as contracts from '../../index';
import { initialState } from '../../site/initial-state';
import { moduleSlugs } from '../../site/module';
import { wireInitialStateFor, type SiteOptions } from '../fixtures/initial-state';
import { breakValue, toWire, type BreakAt } from './break-value';
import { extremeValues } from './schema-arbitrary';
import { breaks } from './values';

/** What a run serves and renders. */
export interface Run {
  /** A route, or the name of an extension point. */
  readonly target: string;
  readonly site: SiteOptions;
  /** By endpoint name; the fake site's own response where one is missing. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** Members of the initial state. */
  readonly initial: Readonly<Record<string, unknown>>;
}

/** Without these members there is no page: the shell shows an error. */
const required = ['WP_API_root', 'WP_API_nonce', 'connectionStatus', 'userData'];
/** Cached from the initial state, so that they are not requested otherwise. */
export const seeded: readonly Endpoint[] = [getConnectionStatus, getModules, getSettings];

/** Returns whether an export of the contracts is an endpoint. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'makesStale' in value;

/** Every GET endpoint. */
export const reads: readonly Endpoint[] = Object.values<unknown>(contracts)
  .filter(isEndpoint)
  .filter(({ method }) => method === 'GET');

export const allOn = Object.fromEntries(moduleSlugs.map((slug) => [slug, true]));

const sites: readonly SiteOptions[] = [
  {},
  { modules: allOn },
  { modules: allOn, plan: 'jetpack_complete' },
  { modules: allOn, plan: 'jetpack_premium', linked: false, owner: false },
  { connection: 'site-only' },
];

/** Creates the responses of one endpoint: extreme values, some of them with broken fields. */
function createResponses(endpoint: Endpoint, samples: readonly unknown[]): fc.Arbitrary<unknown> {
  const change: fc.Arbitrary<BreakAt> = fc.record({ at: fc.nat(), by: breaks });
  const changes = fc.oneof(fc.constant([]), fc.array(change, { minLength: 1, maxLength: 3 }));
  return fc
    .tuple(fc.oneof(...samples.map((sample) => extremeValues(endpoint.result, sample))), changes)
    .map(([value, broken]) => toWire(breakValue(value, broken)));
}

/** Returns members of the initial state the page accepts: it refuses others as a whole. */
function initialStates(): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const typical = wireInitialStateFor();
  const members = Object.entries(initialState.entries).filter(([name]) => !required.includes(name));
  const values = Object.fromEntries(
    members.map(([name, schema]) => [name, extremeValues(schema, Reflect.get(typical, name)).map(toWire)]),
  );
  return fc
    .record(values, { requiredKeys: [] })
    .map((state) => Object.fromEntries(Object.entries(state).filter(([name, value]) => isAccepted(name, value))));
}

function isAccepted(name: string, value: unknown): boolean {
  const schema: unknown = Reflect.get(initialState.entries, name);
  return (
    value !== undefined &&
    v.is(
      v.custom<v.GenericSchema>((one) => typeof one === 'object'),
      schema,
    ) &&
    v.is(schema, value)
  );
}

export interface RunOptions {
  readonly targets: readonly string[];
  /** The endpoints to respond for. */
  readonly endpoints: readonly Endpoint[];
  /** Returns typical responses, which generated ones resemble. */
  readonly getSamples: (endpoint: Endpoint) => readonly unknown[];
}

/** Creates runs: bad responses to some of the endpoints, on different kinds of sites. */
export function createRuns({ targets, endpoints, getSamples }: RunOptions): fc.Arbitrary<Run> {
  const responses = (among: readonly Endpoint[]) =>
    fc.record(
      Object.fromEntries(among.map((endpoint) => [getEndpointName(endpoint), createResponses(endpoint, getSamples(endpoint))])),
      { requiredKeys: [] },
    );
  const requested = responses(endpoints.filter((endpoint) => !seeded.includes(endpoint)));
  // Fewer of these: without modules and settings, cards show little.
  const cached = fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: responses(seeded) });
  return fc.record({
    target: fc.constantFrom(...targets),
    site: fc.constantFrom(...sites),
    responses: fc.tuple(requested, cached).map(([one, other]) => ({ ...one, ...other })),
    initial: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: initialStates() }),
  });
}
