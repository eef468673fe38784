import * as v from 'valibot';
import { remoteDeclaration, type PageDeclaration, type RemoteDeclaration } from '../declaration';
import { extensionPoints, isExtensionPointName, type ExtensionPointName } from '../extension-points';
import type { MountedRemote, RemoteModule } from '../remote';
import { createFakeShell, type FakeShell } from './fake-shell';
import type { SiteOptions } from './fixtures/initial-state';
import { watchGlobals } from './global-watch';
import { createHost } from './render-remote';
import { realTime, settle } from './settle';

export interface RemoteUnderTest {
  /** What remote.json holds; it is checked here as well. */
  readonly declaration: unknown;
  readonly module: RemoteModule;
  /** Routes to try in place of a declared path: needed where the path ends in `*` or has a parameter that must exist. */
  readonly routes?: Readonly<Record<string, readonly string[]>>;
  readonly site?: SiteOptions;
  /** Answers what the fake site has no answer of its own for. Runs before each mount. */
  readonly arrange?: (fake: FakeShell) => void;
}

/** Real milliseconds within which a remote with instant answers must be ready. */
const patience = 3000;
const mountCount = 50;

const routesOf = ({ path }: PageDeclaration, given: RemoteUnderTest['routes']) =>
  given?.[path] ?? [path.replace(/\/\*$/, '').replace(/:[a-z-]+/g, 'x') || '/'];

interface Mounting {
  readonly fake: FakeShell;
  readonly host: HTMLElement;
  readonly mounted: Promise<MountedRemote>;
}

/** Ends one mount the way the shell does, and answers what it left open of the services. */
async function leave({ fake, host, mounted }: Mounting): Promise<string[]> {
  (await mounted).unmount();
  const left = fake.openHandles();
  if (host.childNodes.length > 0) left.push(`<${host.firstElementChild?.localName ?? 'text'}> in the host`);
  fake.close();
  host.remove();
  return left;
}

/** Waits for ready; while it waits, time passes for the remote too, so that what it puts off comes. */
async function waitUntilReady({ fake, mounted }: Mounting, route: string): Promise<void> {
  let isReady = false;
  const settled = mounted.then(() => (isReady = true));
  for (let waited = 0; !isReady && waited < patience; waited += 50) {
    await Promise.race([settled, realTime(20)]);
    if (!isReady) await fake.clock.advance(1000);
  }
  if (!isReady) throw new Error(`${route} never became ready: no useReady(true), or mount() did not resolve`);
}

function expectContent(host: HTMLElement, route: string): void {
  if ((host.textContent ?? '').trim() === '') throw new Error(`${route} shows no text`);
}

function expectNoneWaiting(host: HTMLElement, route: string): void {
  const waiting = host.querySelector('[aria-busy="true"]');
  if (waiting) throw new Error(`${route} still waits: ${waiting.outerHTML.slice(0, 200)}`);
}

function expectNothing(found: readonly string[], what: string): void {
  if (found.length > 0) throw new Error(`${what}:\n- ${[...new Set(found)].join('\n- ')}`);
}

/** The contract every remote keeps, as a suite of the test runner. It needs a DOM. */
export function describeRemote(under: RemoteUnderTest): void {
  const declaration = v.parse(remoteDeclaration, under.declaration);
  const routes = declaration.pages.flatMap((page) => routesOf(page, under.routes));

  function open(at: string, arrange?: (fake: FakeShell) => void): Mounting {
    const fake = createFakeShell({ site: under.site ?? {}, at, declaration });
    under.arrange?.(fake);
    arrange?.(fake);
    const host = createHost(declaration);
    return { fake, host, mounted: under.module.mount(host, fake.shell) };
  }

  async function visit(route: string, arrange?: (fake: FakeShell) => void): Promise<Mounting> {
    const mounting = open(route, arrange);
    await waitUntilReady(mounting, route);
    return mounting;
  }

  describe(`the contract of ${declaration.name}`, () => {
    test.each(routes)('shows %s, becomes ready and leaves nothing open', async (route) => {
      const mounting = await visit(route);
      expectContent(mounting.host, route);
      await settle();
      expectNothing(await leave(mounting), `${route} left behind`);
    });

    test(`leaves nothing behind after ${mountCount} mounts`, async () => {
      // What a UI library adds once for the life of the page is added by the first mount, before the count.
      for (const route of routes) await leave(await visit(route));
      const watch = watchGlobals();
      const left: string[] = [];
      try {
        for (let count = 0; count < mountCount; count += 1) {
          left.push(...(await leave(await visit(routes[count % routes.length] ?? '/'))));
        }
        await realTime(50);
        left.push(...watch.open());
      } finally {
        watch.stop();
      }
      expectNothing(left, 'left behind');
    }, 60_000);

    test.each([
      ['answers every call with an error', 'server'],
      ['does not answer at all', 'network'],
    ] as const)(
      'stands it when the site %s',
      async (_words, how) => {
        for (const route of routes) {
          const mounting = await visit(route, (fake) => fake.site.failAll(how));
          await mounting.fake.clock.advance(60_000);
          expectContent(mounting.host, route);
          expectNoneWaiting(mounting.host, route);
          expectNothing(
            mounting.fake.health.reports.map(({ error, where }) => `${where}: ${String(error)}`),
            `${route} reported failures of its own`,
          );
          expectNothing(await leave(mounting), `${route} left behind`);
        }
      },
      30_000,
    );

    test('shows something below its routes too', async () => {
      const route = `${routes[0] ?? ''}/no-such-place`;
      const mounting = await visit(route);
      expectContent(mounting.host, route);
      await leave(mounting);
    });

    describeExtensions(under, declaration);
  });
}

const sampleProps: { readonly [Point in ExtensionPointName]: v.InferInput<(typeof extensionPoints)[Point]['props']> } = {
  'dashboard.banner@1': {},
  'page.below@1': { path: '/dashboard' },
};

function describeExtensions({ module, site = {}, arrange }: RemoteUnderTest, declaration: RemoteDeclaration): void {
  const declared = declaration.extensions.map(({ point }) => point).filter(isExtensionPointName);
  const exposed = Object.entries(module.extensions ?? {}).filter(([, render]) => render !== undefined);

  test('fills exactly the extension points it declares', () => {
    expectNothing(
      exposed.map(([point]) => point).filter((point) => !declared.some((known) => known === point)),
      'fills without declaring it',
    );
    expectNothing(
      declared.filter((point) => !exposed.some(([known]) => known === point)),
      'declares without filling it',
    );
  });

  async function drawOnce<Point extends ExtensionPointName>(point: Point): Promise<string[]> {
    const fake = createFakeShell({ site, declaration });
    arrange?.(fake);
    const host = createHost(declaration);
    const remove = module.extensions?.[point]?.(host, v.parse(extensionPoints[point].props, sampleProps[point]), fake.shell);
    await settle();
    remove?.();
    const left = [...fake.openHandles(), ...[...host.children].map((child) => `<${child.localName}> in the host`)];
    fake.close();
    host.remove();
    return left;
  }

  if (declared.length === 0) return;
  test.each(declared)('draws its extension %s and leaves nothing', async (point) => {
    expectNothing(await drawOnce(point), `${point} left behind`);
  });
}
