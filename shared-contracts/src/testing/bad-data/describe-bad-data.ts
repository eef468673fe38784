import fc from 'fast-check';
import * as v from 'valibot';
import { remoteDeclaration, type RemoteDeclaration } from '../../declaration';
import type { Endpoint } from '../../endpoint';
import { getEndpointName } from '../../endpoint-url';
import { getConnectionStatus } from '../../endpoints/connection';
import { getModules } from '../../endpoints/modules';
import { getSettings } from '../../endpoints/settings';
import * as contracts from '../../index';
import { initialState } from '../../site/initial-state';
import { moduleSlugs } from '../../site/module';
import { getRoutes, type RemoteUnderTest } from '../describe-remote';
import type { FakeShell } from '../fake-shell';
import { createDefaultSite } from '../fixtures/default-site';
import { defaultResponses } from '../fixtures/default-responses';
import { wireInitialStateFor, type SiteOptions } from '../fixtures/initial-state';
import { settle } from '../settle';
import { endVisit, visit } from '../visit';
import { breakValue, toWire, type BreakAt } from './break-value';
import { findProblems } from './find-problems';
import { extremeValues } from './schema-arbitrary';
import { breaks } from './values';

export interface BadDataOptions extends RemoteUnderTest {
  /** Further typical responses: other states than those of the fake site. */
  readonly samples?: readonly (readonly [Endpoint, unknown])[];
  /** Problems that are accepted, with the reason in the test. */
  readonly accepts?: (problem: string) => boolean;
}

/** What a run serves and renders. */
interface Run {
  readonly route: string;
  readonly site: SiteOptions;
  /** By endpoint name; the fake site's own response where one is missing. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** Members of the initial state. */
  readonly initial: Readonly<Record<string, unknown>>;
}

/** Seconds after which no further run is started; slow machines do fewer runs. */
const defaultSeconds = 7;
/** The same on every machine, so that a failure is not found by chance in an unrelated change. `BAD_DATA_SEED` sets another one. */
const defaultSeed = 20221201;

/** Without these members there is no page: the shell shows an error. */
const required = ['WP_API_root', 'WP_API_nonce', 'connectionStatus', 'userData'];
/** Cached from the initial state, so that they are not requested otherwise. */
const seeded: readonly Endpoint[] = [getConnectionStatus, getModules, getSettings];

/** Returns whether an export of the contracts is an endpoint. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'makesStale' in value;

const reads: readonly Endpoint[] = Object.values<unknown>(contracts)
  .filter(isEndpoint)
  .filter(({ method }) => method === 'GET');

const allOn = Object.fromEntries(moduleSlugs.map((slug) => [slug, true]));

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

class BadData {
  private readonly declaration: RemoteDeclaration;
  private readonly site: SiteOptions;
  readonly routes: readonly string[];

  constructor(private readonly options: BadDataOptions) {
    this.declaration = v.parse(remoteDeclaration, options.declaration);
    this.site = options.site ?? {};
    this.routes = this.declaration.pages.flatMap((page) => getRoutes(page, options.routes));
  }

  private visit(route: string, arrange: (fake: FakeShell) => void, options: SiteOptions, initial: Run['initial'] = {}) {
    const { module } = this.options;
    const { declaration } = this;
    const site = { ...this.site, ...options, initialState: { ...this.site.initialState, ...initial } };
    return visit({ declaration, module, site, arrange: (fake) => (this.options.arrange?.(fake), arrange(fake)) }, route);
  }

  /** Returns the endpoints the remote reads on any of its routes. */
  async findReads(): Promise<readonly Endpoint[]> {
    const names = new Set(seeded.map(getEndpointName));
    for (const route of this.routes) {
      const there = await this.visit(route, () => undefined, { modules: allOn });
      await there.fake.clock.advance(5000);
      there.fake.site.calls.forEach((call) => names.add(`${call.method} ${call.path}`));
      endVisit(there);
    }
    this.options.samples?.forEach(([endpoint]) => names.add(getEndpointName(endpoint)));
    return reads.filter((endpoint) => names.has(getEndpointName(endpoint)));
  }

  /** Returns the typical responses of an endpoint. */
  private getSamples(endpoint: Endpoint): unknown[] {
    const own = (this.options.samples ?? []).filter(([other]) => other === endpoint).map(([, sample]) => sample);
    const site = createDefaultSite(this.site, wireInitialStateFor(this.site));
    const respond = defaultResponses(site, () => Date.UTC(2022, 11, 1, 12)).get(getEndpointName(endpoint));
    const query = { range: 'day' };
    const response = respond?.({ method: 'GET', path: endpoint.path, params: undefined, query, body: undefined });
    return [...own, typeof response === 'object' && response.status === 200 ? response.body : undefined];
  }

  runs(endpoints: readonly Endpoint[]): fc.Arbitrary<Run> {
    const responses = (among: readonly Endpoint[]) =>
      fc.record(
        Object.fromEntries(
          among.map((endpoint) => [getEndpointName(endpoint), createResponses(endpoint, this.getSamples(endpoint))]),
        ),
        { requiredKeys: [] },
      );
    const requested = responses(endpoints.filter((endpoint) => !seeded.includes(endpoint)));
    // Fewer of these: without modules and settings, cards show little.
    const cached = fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: responses(seeded) });
    return fc.record({
      route: fc.constantFrom(...this.routes),
      site: fc.constantFrom(...sites),
      responses: fc.tuple(requested, cached).map(([one, other]) => ({ ...one, ...other })),
      initial: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: initialStates() }),
    });
  }

  /** Renders a route with the responses of a run, and its extensions. @throws {Error} With all problems found. */
  async check({ route, site, responses, initial }: Run): Promise<void> {
    const problems: string[] = [];
    const collect = (...words: unknown[]) => problems.push(`logged: ${words.map(String).join(' ').slice(0, 500)}`);
    const logged = jest.spyOn(console, 'error').mockImplementation(collect);
    const arrange = ({ site: fake }: FakeShell) => {
      for (const endpoint of reads) {
        const name = getEndpointName(endpoint);
        if (!(name in responses)) continue;
        if (seeded.includes(endpoint)) fake.unseed(endpoint);
        fake.respond(endpoint, () => responses[name]);
      }
    };
    try {
      const there = await this.visit(route, arrange, site, initial);
      await there.fake.clock.advance(5000);
      await settle();
      problems.push(...findProblems(there.host));
      problems.push(...there.fake.health.reports.map(({ error, where }) => `reported, ${where}: ${String(error)}`));
      problems.push(...endVisit(there));
    } catch (error) {
      problems.push(String(error));
    } finally {
      logged.mockRestore();
    }
    const found = problems.filter((problem) => !this.options.accepts?.(problem));
    if (found.length > 0) throw new Error([...new Set(found)].join('\n'));
  }
}

const environment = v.object({
  env: v.object({ BAD_DATA_SEED: v.optional(v.string()), BAD_DATA_SECONDS: v.optional(v.string(), String(defaultSeconds)) }),
});

/** Returns the seed of the runs, and the milliseconds they may take. */
function readEnvironment(): { readonly seed: number; readonly limit: number } {
  // Contracts have no types of Node: they run in browsers too.
  const { env } = v.parse(environment, Reflect.get(globalThis, 'process'));
  const seed = env.BAD_DATA_SEED === 'random' ? Date.now() % 2 ** 31 : Number(env.BAD_DATA_SEED ?? defaultSeed);
  return { seed, limit: 1000 * Number(env.BAD_DATA_SECONDS) };
}

/** @throws {Error} With the seed, the smallest run that fails, and its problems. */
export async function checkBadData(options: BadDataOptions): Promise<void> {
  const started = Date.now();
  const data = new BadData(options);
  const runs = data.runs(await data.findReads());
  const { seed, limit } = readEnvironment();
  await fc.assert(
    fc.asyncProperty(runs, (run) => data.check(run)),
    {
      seed,
      numRuns: limit / 10,
      interruptAfterTimeLimit: Math.max(2000, limit - (Date.now() - started)),
      markInterruptAsFailure: false,
    },
  );
}

/**
 * Tests that a remote's pages survive any response: each endpoint they read responds with fields that are missing, null, of another type,
 * huge or hostile, generated from its schema. Pages must become ready and show something, without an exception, an error boundary or an
 * element made of a text. `BAD_DATA_SEED` (a number, or `random`) and `BAD_DATA_SECONDS` run others, and more.
 */
export function describeBadData(options: BadDataOptions): void {
  const title = 'bad data of the site: its pages show what they can, and nothing is injected';
  test(title, () => checkBadData(options), 120_000 + readEnvironment().limit);
}
