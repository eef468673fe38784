import type { RemoteDeclaration } from '../declaration';
import type { MountedRemote, RemoteModule } from '../remote';
import { createFakeShell, type FakeShell } from './fake-shell';
import type { SiteOptions } from './fixtures/initial-state';
import { createHost } from './render-remote';
import { realTime } from './settle';

/** What is visited: a remote, on a site, with answers the site has not of its own. */
export interface VisitTarget {
  readonly declaration: RemoteDeclaration;
  readonly module: RemoteModule;
  readonly site: SiteOptions;
  readonly arrange: (fake: FakeShell) => void;
}

/** One mount of a remote in a page of its own. */
export interface Visit {
  readonly fake: FakeShell;
  readonly host: HTMLElement;
  readonly mounted: MountedRemote;
}

/** Real milliseconds within which a remote whose site answers at once must be ready. */
const readyTimeoutMs = 2000;

/**
 * Mounts and waits for ready. While it waits, time passes for the remote too, so that what it puts off comes.
 *
 * @throws {Error} when it fails to mount, or is never ready.
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
  if (mounted) return { fake, host, mounted };
  fake.close();
  host.remove();
  fake.takeViolations();
  throw new Error(`${route} never became ready: no useReady(true), or mount() did not resolve`);
}

/** Ends the visit the way the shell does. Answers what was left open, and what broke the contract on the way. */
export function endVisit({ fake, host, mounted }: Visit): string[] {
  mounted.unmount();
  const left = fake.openHandles();
  if (host.childNodes.length > 0) left.push(`<${host.firstElementChild?.localName ?? 'text'}> in the host`);
  fake.close();
  host.remove();
  return [...left, ...fake.takeViolations()];
}
