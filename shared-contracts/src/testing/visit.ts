import type { RemoteDeclaration } from '../declaration';
import type { MountedRemote, RemoteModule } from '../remote';
import { createFakeShell, type FakeShell } from './fake-shell';
import type { SiteOptions } from './fixtures/initial-state';
import { createHost } from './render-remote';
import { afterNextPaint, realTime } from './settle';

/** The target of a visit: a remote, its site and the responses set up by the test. */
export interface VisitTarget {
  readonly declaration: RemoteDeclaration;
  readonly module: RemoteModule;
  readonly site: SiteOptions;
  readonly arrange: (fake: FakeShell) => void;
}

/** One mount of a remote with fake services of its own. */
export interface Visit {
  readonly fake: FakeShell;
  readonly host: HTMLElement;
  readonly mounted: MountedRemote;
}

/** Real milliseconds within which a remote must be ready when the site responds at once. */
const readyTimeoutMs = 2000;

/**
 * Mounts a remote and waits until it is ready and painted, advancing the fake clock so that delayed work runs.
 *
 * @throws {Error} If mounting fails or the remote is not ready in time.
 */
export async function visit({ declaration, module, site, arrange }: VisitTarget, route: string): Promise<Visit> {
  const fake = createFakeShell({ site, at: route, declaration });
  arrange(fake);
  const host = createHost(declaration);
  let mounted: MountedRemote | undefined;
  const mounting = module.mount(host, fake.shell).then((remote) => {
    mounted = remote;
  });
  for (const began = Date.now(); !mounted && Date.now() - began < readyTimeoutMs;) {
    await Promise.race([mounting, realTime(20)]);
    if (!mounted) await fake.clock.advance(1000);
  }
  if (mounted) {
    await afterNextPaint();
    return { fake, host, mounted };
  }
  fake.close();
  host.remove();
  fake.takeViolations();
  throw new Error(`${route} never became ready: no useReady(true), or mount() did not resolve`);
}

/** Unmounts the remote as the shell does. Returns the open handles and the contract violations. */
export function endVisit({ fake, host, mounted }: Visit): string[] {
  mounted.unmount();
  const left = fake.openHandles();
  if (host.childNodes.length > 0) left.push(`<${host.firstElementChild?.localName ?? 'text'}> in the host`);
  fake.close();
  host.remove();
  return [...left, ...fake.takeViolations()];
}
