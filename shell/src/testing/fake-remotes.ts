import type { RemoteDeclaration } from '@site-admin/contracts';
import type { KnownRemote, Outlet, OutletState, Override, PendingUpdate, Remotes } from '../page/services/remotes';
import { live } from '../page/live';

type Declared = Partial<Pick<RemoteDeclaration, 'pages' | 'navigation' | 'title' | 'extensions'>>;

/** Returns a remote of the registry with the given declaration. */
export function knownRemote(
  name: string,
  { pages = [], navigation = [], title = name, extensions = [] }: Declared = {},
): KnownRemote {
  return {
    name,
    version: '1.0.0',
    status: 'live',
    reason: undefined,
    declaration: {
      name,
      title,
      version: '1.0.0',
      contract: '^2.0.0',
      owner: 'team',
      pages,
      navigation,
      extensions,
      emits: [],
      listens: [],
      budget: { entryGzip: 1, totalBrotli: 1 },
    },
  };
}

/** The calls of the fake remotes service. */
const createLog = () => ({
  opened: [] as string[],
  closed: [] as string[],
  prefetched: [] as string[],
  accepted: [] as string[],
  dropped: [] as string[],
  below: [] as string[],
  backgroundStarts: 0,
});

/** Renders an element in place of a remote. */
function openFakeOutlet(remote: string, host: HTMLElement, state: Outlet['state'], onClose: () => void): Outlet {
  const element = document.createElement('div');
  element.dataset['remote'] = remote;
  element.textContent = `content of ${remote}`;
  host.append(element);
  return {
    remote,
    state,
    canUnload: () => 'yes',
    swap: () => Promise.resolve('same'),
    close() {
      onClose();
      element.remove();
    },
  };
}

/** Creates a remotes service without remotes: the test sets its state, and reads its calls in `log`. */
export function createFakeRemotes(remotes: readonly KnownRemote[]) {
  const known = live(remotes);
  const overrides = live<readonly Override[]>([]);
  const updates = live<readonly PendingUpdate[]>([]);
  const log = createLog();
  /** State of the open outlet. */
  let state = live<OutletState>({ status: 'loading' });

  const fake: Remotes = {
    known,
    overrides,
    updates,
    extensions: {
      render: (point, host, props) => {
        log.below.push(`${point} ${'path' in props ? props.path : ''}`);
        host.textContent = 'below';
        return () => host.replaceChildren();
      },
    },
    open(remote, host): Outlet {
      log.opened.push(remote);
      state = live<OutletState>({ status: 'loading' });
      return openFakeOutlet(remote, host, state, () => log.closed.push(remote));
    },
    prefetch: (name) => void log.prefetched.push(name),
    startBackgroundWork: () => void (log.backgroundStarts += 1),
    acceptOverride: (name) => void log.accepted.push(name),
    dropOverride: (name) => void log.dropped.push(name),
    dropAllOverrides: () => void log.dropped.push('all'),
  };
  return { remotes: fake, known, overrides, updates, log, setOutlet: (next: OutletState) => state.set(next) };
}
