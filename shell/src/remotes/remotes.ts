import type { Registry } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { attributeErrors, type Whereabouts } from '../health/attribution';
import { newCorrelation } from '../health/reporter';
import type { PageInput } from '../page-data';
import type { PageServices } from '../services/page-services';
import type { NoticeStore } from '../services/ports';
import { createCatalogue } from './catalogue';
import { whenEarned } from './earned';
import type { Federation } from './federation';
import type { Attempt } from './ladder';
import { createMachinery, limits } from './machinery';
import { createMemory } from './memory';
import { createOutlet, type OutletControl } from './remote-outlet';
import { createOverrides } from './overrides';
import type { RemoteProblem } from './problem';
import { attemptOf } from './registry';
import type { InAudience, Remotes } from './types';
import { createUpdates } from './updates';
import { createWarmer, type Urgency } from './warm';
import { warmWhenIdle } from './idle';
import { watchRegistry } from './watch';

export interface RemotesDeps {
  readonly window: Window & { readonly fetch: typeof fetch };
  readonly input: Extract<PageInput, { ok: true }>;
  readonly registry: Registry;
  readonly services: PageServices;
  readonly notices: NoticeStore;
  readonly inAudience: InAudience;
  /** The runtime that loads containers; the bundled one when left out. */
  readonly federation?: Federation;
}

/** Reading the property alone may throw where storage is forbidden. */
function storageOf(window: Window, name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** The shell's hold on its remotes: what is known of them, where they are open, and how they change while the page is. */
export function createRemotes(deps: RemotesDeps): Remotes & { close(): void } {
  const { window, input, services, notices, inAudience } = deps;
  const { page } = input;
  const { health, clock } = services;
  const memory = createMemory(storageOf(window, 'localStorage'), clock.now);
  const overrides = createOverrides({
    wishes: input.wishes,
    storage: storageOf(window, 'sessionStorage'),
    now: clock.now,
    allowed: page.overrides,
    registry: deps.registry,
  });
  const catalogue = createCatalogue({
    registry: deps.registry,
    manifests: page.manifests,
    chosen: page.chosen,
    overrides,
    memory,
  });
  const places = new Map<string, Whereabouts>();
  const outlets = new Set<OutletControl>();
  const updates = createUpdates();
  const warmer = createWarmer(window);
  const ends: (() => void)[] = [];
  const { loader, extensions } = createMachinery({
    window,
    remotesAddress: page.addresses.remotes,
    catalogue,
    services,
    health,
    inAudience,
    federation: deps.federation,
    onChecked: (remote, { manifest, folder }) => places.set(folder, { remote, version: manifest.declaration.version, folder }),
  });

  /** Shows in an open outlet what is wanted now. */
  function follow(outlet: OutletControl): void {
    const plan = catalogue.plan(outlet.remote);
    const [first] = 'attempts' in plan ? plan.attempts : [];
    if (!first || !outlet.shown) outlet.restart();
    else void updates.bring(outlet, first.version);
  }

  const followAll = (names: readonly string[]) => [...outlets].filter(({ remote }) => names.includes(remote)).forEach(follow);

  function dropOverrides(names: readonly string[]): void {
    names.forEach((name) => overrides.drop(name));
    catalogue.refresh();
    followAll(names);
  }

  function onOverrideFailed(remote: string, attempt: Attempt, problem: RemoteProblem): void {
    overrides.drop(remote);
    catalogue.refresh();
    const text = __('Version %1$s of "%2$s" could not be shown, so the live version is. %3$s', 'jetpack');
    notices.show(
      {
        id: `override-${remote}`,
        status: 'is-warning',
        text: sprintf(text, attempt.version, remote, problem.message),
        isPersistent: true,
      },
      'shell',
    );
  }

  function open(remote: string, host: HTMLElement): OutletControl {
    const outlet = createOutlet({
      remote,
      host,
      memory,
      plan: () => catalogue.plan(remote),
      prepare: (attempt, correlation) => loader.prepare(remote, attempt, correlation),
      show: (attempt, place) => loader.show(remote, attempt, place),
      newCorrelation,
      whenEarned: (version, callback) => whenEarned(health, { name: remote, version }, limits.earned, callback),
      onOverrideFailed: (attempt, problem) => onOverrideFailed(remote, attempt, problem),
      onClose: () => {
        outlets.delete(outlet);
        updates.forget(outlet);
      },
      slowAfter: limits.slow,
    });
    outlets.add(outlet);
    return outlet;
  }

  async function warm(name: string, urgency: Urgency): Promise<void> {
    const attempt = catalogue.attemptFor(name);
    if (!attempt || warmer.isSparing() || attempt.address !== undefined) return;
    // A version that does not pass is not worth fetching; it is reported when it is really wanted.
    const checked = await loader.check(name, attempt).catch(() => undefined);
    if (checked) warmer.warm(checked, urgency);
  }

  const isForThem = (name: string) =>
    catalogue.known.current.some(
      (known) =>
        known.name === name &&
        known.status !== 'disabled' &&
        known.declaration?.pages.some(({ audience }) => inAudience(audience)),
    );

  function settle(): void {
    if (ends.length > 0) return;
    const isOpen = (name: string) => [...outlets].some(({ remote }) => remote === name);
    const names = catalogue.known.current.map(({ name }) => name).filter((name) => isForThem(name) && !isOpen(name));
    ends.push(warmWhenIdle(window, names, (name) => warm(name, 'sometime')));
    ends.push(
      watchRegistry({
        window,
        pollSeconds: page.pollSeconds,
        random: Math.random,
        get: (headers) => services.fetchAsUser(page.addresses.registry, { headers }),
        onAnswer: (answer) => followAll(catalogue.follow(answer).filter((name) => !overrides.of(name))),
        onLooked: updates.retry,
      }),
    );
  }

  const stopAttributing = attributeErrors({
    window,
    whereabouts: () => [...places.values()],
    onError: ({ remote, version }, error) => {
      const reason = `uncaught: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
      health.report({ remote, version, phase: 'run', outcome: 'failed', rung: 'active', ms: 0, reason });
    },
  });
  window.addEventListener('pagehide', memory.leave);

  overrides.refused.forEach((text, at) =>
    notices.show({ id: `override-refused-${at}`, status: 'is-warning', text, isPersistent: true }, 'shell'),
  );
  for (const override of overrides.live.current) {
    // Menus and routes follow the chosen version as well; until it is here they follow the live one.
    loader.check(override.remote, attemptOf(override)).then(
      ({ manifest }) => catalogue.learn(override.remote, override.target, manifest.declaration),
      () => undefined,
    );
  }

  return {
    known: catalogue.known,
    overrides: overrides.live,
    updates: updates.pending,
    extensions,
    open,
    warm: (name) => void warm(name, 'soon'),
    dropOverride: (name) => dropOverrides([name]),
    dropAllOverrides: () => dropOverrides(overrides.live.current.map(({ remote }) => remote)),
    settle,
    close() {
      outlets.forEach((outlet) => outlet.close());
      ends.splice(0).forEach((end) => end());
      stopAttributing();
      window.removeEventListener('pagehide', memory.leave);
    },
  };
}
