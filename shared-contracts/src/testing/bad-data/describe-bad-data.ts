import fc from 'fast-check';
import * as v from 'valibot';
import { remoteDeclaration, type RemoteDeclaration } from '../../declaration';
import type { Endpoint } from '../../endpoint';
import { getEndpointName } from '../../endpoint-url';
import { isExtensionPointName } from '../../extension-points';
import { renderExtension } from '../contract-checks';
import { getRoutes, type RemoteUnderTest } from '../describe-remote';
import type { FakeShell } from '../fake-shell';
import { createDefaultSite } from '../fixtures/default-site';
import { defaultResponses } from '../fixtures/default-responses';
import { wireInitialStateFor, type SiteOptions } from '../fixtures/initial-state';
import { settle } from '../settle';
import { endVisit, visit } from '../visit';
import { allOn, createRuns, reads, seeded, type Run } from './create-runs';
import { emptyPage, findProblems } from './find-problems';

export interface BadDataOptions extends RemoteUnderTest {
  /** Further typical responses: other states than those of the fake site. */
  readonly samples?: readonly (readonly [Endpoint, unknown])[];
  /** Problems that are accepted, with the reason in the test. */
  readonly accepts?: (problem: string) => boolean;
}

/** Seconds after which no further run is started; slow machines do fewer runs. */
const defaultSeconds = 5;
/** The same on every machine, so that a failure is not found by chance in an unrelated change. `BAD_DATA_SEED` sets another one. */
const defaultSeed = 20221201;

class BadData {
  private readonly declaration: RemoteDeclaration;
  private readonly site: SiteOptions;
  /** The routes of the remote, and the points of its extensions. */
  private readonly targets: readonly string[];

  constructor(private readonly options: BadDataOptions) {
    this.declaration = v.parse(remoteDeclaration, options.declaration);
    this.site = options.site ?? {};
    this.targets = [
      ...this.declaration.pages.flatMap((page) => getRoutes(page, options.routes)),
      ...this.declaration.extensions.map(({ point }) => point),
    ];
  }

  /** Renders a page or an extension, passes what it shows to `read` once its calls have completed, and removes it. Returns what is left. */
  private async render({ target, site, initial }: Run, arrange: (fake: FakeShell) => void, read: Read): Promise<string[]> {
    const visited = {
      declaration: this.declaration,
      module: this.options.module,
      site: { ...this.site, ...site, initialState: { ...this.site.initialState, ...initial } },
      arrange: (fake: FakeShell) => {
        this.options.arrange?.(fake);
        arrange(fake);
      },
    };
    const isExtension = isExtensionPointName(target);
    const there = isExtension ? renderExtension(visited, target) : await visit(visited, target);
    await there.fake.clock.advance(5000);
    await settle();
    read(there);
    return 'end' in there ? there.end() : endVisit(there);
  }

  /** Returns the endpoints the remote reads. */
  private async findReads(): Promise<readonly Endpoint[]> {
    const names = new Set(seeded.map(getEndpointName));
    const note: Read = ({ fake }) => fake.site.calls.forEach((call) => names.add(`${call.method} ${call.path}`));
    for (const target of this.targets) {
      await this.render({ target, site: { modules: allOn }, responses: {}, initial: {} }, () => undefined, note);
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

  async runs(): Promise<fc.Arbitrary<Run>> {
    const endpoints = await this.findReads();
    return createRuns({ targets: this.targets, endpoints, getSamples: (endpoint) => this.getSamples(endpoint) });
  }

  /** Renders a page or an extension with the responses of a run. @throws {Error} With all problems found. */
  async check(run: Run): Promise<void> {
    const problems: string[] = [];
    const collect = (...words: unknown[]) => problems.push(`logged: ${words.map(String).join(' ').slice(0, 500)}`);
    const logged = jest.spyOn(console, 'error').mockImplementation(collect);
    const arrange = ({ site }: FakeShell) => {
      for (const endpoint of reads) {
        const name = getEndpointName(endpoint);
        if (!(name in run.responses)) continue;
        if (seeded.includes(endpoint)) site.unseed(endpoint);
        site.respond(endpoint, () => run.responses[name]);
      }
    };
    try {
      const left = await this.render(run, arrange, ({ fake, host }) => {
        problems.push(...findProblems(host).filter((problem) => problem !== emptyPage || !isExtensionPointName(run.target)));
        problems.push(...fake.health.reports.map(({ error, where }) => `reported, ${where}: ${String(error)}`));
      });
      problems.push(...left);
    } catch (error) {
      problems.push(String(error));
    } finally {
      logged.mockRestore();
    }
    const found = problems.filter((problem) => !this.options.accepts?.(problem));
    if (found.length > 0) throw new Error([...new Set(found)].join('\n'));
  }
}

type Read = (rendered: { readonly fake: FakeShell; readonly host: HTMLElement }) => void;

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
  const runs = await data.runs();
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
