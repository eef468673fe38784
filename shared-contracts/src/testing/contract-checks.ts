import * as v from 'valibot';
import { extensionPoints, isExtensionPointName, type ExtensionPointName } from '../extension-points';
import { createFakeShell } from './fake-shell';
import { watchGlobals } from './global-watch';
import { createHost } from './render-remote';
import { realTime, settle } from './settle';
import { endVisit, visit, type Visit, type VisitTarget } from './visit';

/** One check of the contract. `run` rejects with the violations. */
export interface ContractCheck {
  readonly title: string;
  readonly run: () => Promise<void>;
}

function assertNone(found: readonly string[], what: string): void {
  if (found.length > 0) throw new Error(`${what}:\n- ${[...new Set(found)].join('\n- ')}`);
}

function assertText({ host }: Visit, route: string): void {
  if ((host.textContent ?? '').trim() === '') throw new Error(`${route} shows no text`);
}

function assertNotBusy({ host }: Visit, route: string): void {
  const waiting = host.querySelector('[aria-busy="true"]');
  if (waiting) throw new Error(`${route} is still busy: ${waiting.outerHTML.slice(0, 200)}`);
}

const showsRoute = (visited: VisitTarget, route: string): ContractCheck => ({
  title: `shows ${route}, becomes ready and leaves nothing open`,
  async run() {
    const there = await visit(visited, route);
    assertText(there, route);
    await settle();
    assertNone(endVisit(there), `${route} left behind, or did without declaring it`);
  },
});

const leavesNothing = (visited: VisitTarget, routes: readonly string[], mountCount: number): ContractCheck => ({
  title: `leaves nothing behind after ${mountCount} mounts`,
  async run() {
    // The first mount is not counted: UI libraries add some global listeners once.
    for (const route of routes) endVisit(await visit(visited, route));
    const watch = watchGlobals();
    const left: string[] = [];
    try {
      for (let count = 0; count < mountCount; count += 1) {
        left.push(...endVisit(await visit(visited, routes[count % routes.length] ?? '/')));
      }
      // Short timers may expire first; only leaks count.
      await realTime(50);
      left.push(...watch.open());
    } finally {
      watch.stop();
    }
    assertNone(left, 'left behind');
  },
});

const survivesFailure = (visited: VisitTarget, routes: readonly string[], how: 'server' | 'network'): ContractCheck => ({
  title: how === 'server' ? 'stays usable when every call fails with an error' : 'stays usable when the network fails',
  async run() {
    for (const route of routes) {
      const arrange: VisitTarget['arrange'] = (fake) => {
        visited.arrange(fake);
        fake.site.failAll(how);
      };
      const there = await visit({ ...visited, arrange }, route);
      await there.fake.clock.advance(60_000);
      assertText(there, route);
      assertNotBusy(there, route);
      const reports = there.fake.health.reports.map(({ error, where }) => `${where}: ${String(error)}`);
      assertNone(reports, `${route} reported failures of its own`);
      assertNone(endVisit(there), `${route} left behind`);
    }
  },
});

const showsUnknown = (visited: VisitTarget, route: string): ContractCheck => ({
  title: 'shows something below its routes too',
  async run() {
    const there = await visit(visited, route);
    assertText(there, route);
    assertNone(endVisit(there), `${route} left behind`);
  },
});

const sampleProps: { readonly [Point in ExtensionPointName]: v.InferInput<(typeof extensionPoints)[Point]['props']> } = {
  'dashboard.banner@1': {},
  'page.below@1': { path: '/dashboard' },
  'connect.partnerCoupon@1': {},
};

const fillsWhatItDeclares = ({ module, declaration }: VisitTarget): ContractCheck => ({
  title: 'fills exactly the extension points it declares',
  async run() {
    const declared = declaration.extensions.map(({ point }) => point);
    const filled: readonly string[] = Object.keys(module.extensions ?? {});
    assertNone(
      filled.filter((point) => !declared.includes(point)),
      'fills without declaring it',
    );
    assertNone(
      declared.filter((point) => !filled.includes(point)),
      'declares without filling it',
    );
  },
});

/** Renders an extension. `end` removes it and returns what it left behind. */
export function renderExtension<Point extends ExtensionPointName>(visited: VisitTarget, point: Point) {
  const { declaration, module, site, arrange } = visited;
  const fake = createFakeShell({ site, declaration });
  arrange(fake);
  const host = createHost(declaration);
  const props = v.parse(extensionPoints[point].props, sampleProps[point]);
  const remove = module.extensions?.[point]?.(host, props, fake.shell);
  const end = (): string[] => {
    remove?.();
    const left = [...fake.openHandles(), ...[...host.children].map((child) => `<${child.localName}> in the host`)];
    fake.close();
    host.remove();
    return [...left, ...fake.takeViolations()];
  };
  return { fake, host, end };
}

const drawsExtension = (visited: VisitTarget, point: ExtensionPointName): ContractCheck => ({
  title: `draws its extension ${point} and leaves nothing`,
  async run() {
    const { end } = renderExtension(visited, point);
    await settle();
    assertNone(end(), `${point} left behind`);
  },
});

/** Returns all checks for a remote with these routes. */
export function contractChecks(visited: VisitTarget, routes: readonly string[], mountCount: number): ContractCheck[] {
  const points = visited.declaration.extensions.map(({ point }) => point).filter(isExtensionPointName);
  return [
    ...routes.map((route) => showsRoute(visited, route)),
    leavesNothing(visited, routes, mountCount),
    survivesFailure(visited, routes, 'server'),
    survivesFailure(visited, routes, 'network'),
    ...routes.slice(0, 1).map((route) => showsUnknown(visited, `${route}/no-such-place`)),
    fillsWhatItDeclares(visited),
    ...points.map((point) => drawsExtension(visited, point)),
  ];
}
