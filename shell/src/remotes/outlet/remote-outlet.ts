import { live } from '../../page/live';
import type { Attempt } from '../loading/fallback-chain';
import type { Place, Shown } from '../loading/loader';
import type { Memory } from '../loading/crash-memory';
import { problemIn, type RemoteProblem } from '../loading/remote-error';
import type { Outlet, OutletState, SwapResult } from '../../page/services/remotes';

/** What the registry wants of a remote now: versions to try, or why there is nothing to show. */
export type Plan = { readonly attempts: readonly Attempt[] } | { readonly disabled: string };

export interface OutletDeps {
  readonly remote: string;
  readonly host: HTMLElement;
  readonly plan: () => Plan;
  readonly prepare: (attempt: Attempt, correlation: string) => Promise<void>;
  readonly show: (attempt: Attempt, place: Place) => Promise<Shown>;
  readonly memory: Memory;
  readonly newCorrelation: () => string;
  /** Calls back once when the version on screen has stayed free of errors long enough; answers how to stop waiting. */
  readonly whenEarned: (version: string, callback: () => void) => () => void;
  /** An override did not come up: it is dropped, and the ladder goes on with the registry's versions. */
  readonly onOverrideFailed: (attempt: Attempt, problem: RemoteProblem) => void;
  readonly onClose: () => void;
  /** Milliseconds after which loading counts as slow. */
  readonly slowAfter: number;
}

/** What the engine, beyond the frame, may ask of an outlet. */
export interface OutletControl extends Outlet {
  readonly shown: { readonly version: string; readonly attempt: Attempt } | undefined;
  replace(attempt: Attempt, losingEdits: boolean): Promise<SwapResult>;
  /**
   * This version turned out to be broken. Where it is on screen, the next of the ladder that comes up takes its place, unless
   * work would be lost. Answers whether it was.
   */
  abandon(version: string): Promise<boolean>;
  /** Starts again from what the registry wants now: first source, or the panel of a disabled remote. */
  restart(): void;
}

/** One place for one remote. It starts at once, climbs the ladder, and swaps versions one job at a time. */
export function createOutlet(deps: OutletDeps): OutletControl {
  const { remote, host, memory } = deps;
  const state = live<OutletState>({ status: 'loading' });
  const end = new AbortController();
  let shown: Shown | undefined;
  let stopWaiting: () => void = () => undefined;
  let climbing = new AbortController();
  let work: Promise<unknown> = Promise.resolve();

  /** Jobs run one after the other, so that no two versions are ever being mounted at once. */
  function enqueue<T>(job: () => Promise<T>): Promise<T> {
    const result = work.then(job);
    work = result.catch(() => undefined);
    return result;
  }

  function takeDown(): void {
    stopWaiting();
    shown?.unmount();
    shown = undefined;
  }

  async function put(attempt: Attempt, correlation: string, signal: AbortSignal): Promise<void> {
    memory.begin(remote, attempt.version);
    try {
      const next = await deps.show(attempt, { host, signal, correlation });
      if (signal.aborted) return next.unmount();
      shown = next;
      if (attempt.address === undefined) stopWaiting = deps.whenEarned(next.version, () => memory.earned(remote, next.version));
      state.set({ status: 'ready', version: next.version, source: attempt.source });
    } finally {
      memory.end(remote);
    }
  }

  function retry(): void {
    memory.forgive(remote);
    restart();
  }

  function fail(problem: RemoteProblem, tried: readonly string[], correlation: string): void {
    state.set({ status: 'failed', failure: { phase: problem.phase, reason: problem.message, tried, correlation }, retry });
  }

  async function climb(signal: AbortSignal): Promise<void> {
    const plan = deps.plan();
    if ('disabled' in plan) return state.set({ status: 'disabled', reason: plan.disabled });
    if (state.current.status !== 'loading') state.set({ status: 'loading' });
    const slow = setTimeout(() => state.set({ status: 'slow' }), deps.slowAfter);
    const correlation = deps.newCorrelation();
    let last = problemIn('load', new Error('The registry has no version of it that could be tried.'));
    try {
      for (const attempt of plan.attempts) {
        if (signal.aborted) return;
        try {
          return await put(attempt, correlation, signal);
        } catch (error) {
          last = problemIn('load', error);
          if (attempt.source === 'override' && !signal.aborted) deps.onOverrideFailed(attempt, last);
        }
      }
    } finally {
      clearTimeout(slow);
    }
    const tried = [...new Set(plan.attempts.map(({ version }) => version))];
    if (!signal.aborted) fail(last, tried, correlation);
  }

  function restart(): void {
    climbing.abort();
    climbing = new AbortController();
    const { signal } = climbing;
    if (end.signal.aborted) return;
    void enqueue(async () => {
      if (signal.aborted) return;
      takeDown();
      await climb(signal);
    });
  }

  async function exchange(attempt: Attempt, losingEdits: boolean): Promise<SwapResult> {
    const old = shown;
    if (!old || end.signal.aborted) return 'failed';
    if (old.version === attempt.version && old.attempt.address === attempt.address) return 'same';
    if (!losingEdits && old.canUnload() === 'dirty') return 'dirty';
    const correlation = deps.newCorrelation();
    const { signal } = climbing;
    try {
      // What cannot be fetched never costs the version on screen.
      await deps.prepare(attempt, correlation);
      if (signal.aborted) return 'failed';
      if (!losingEdits && old.canUnload() === 'dirty') return 'dirty';
      takeDown();
      await put(attempt, correlation, signal);
      return 'swapped';
    } catch (error) {
      if (attempt.source === 'override') deps.onOverrideFailed(attempt, problemIn('load', error));
      if (shown || signal.aborted) return 'rolled-back';
      try {
        await put({ ...old.attempt, source: 'swap' }, correlation, signal);
        return 'rolled-back';
      } catch {
        await climb(signal);
        return 'failed';
      }
    }
  }

  async function abandon(broken: string): Promise<boolean> {
    if (shown?.version !== broken) return false;
    const plan = deps.plan();
    for (const attempt of 'attempts' in plan ? plan.attempts : []) {
      if (attempt.version === broken) continue;
      const result = await exchange(attempt, false);
      if (result === 'swapped' || result === 'dirty') break;
    }
    return true;
  }

  const control: OutletControl = {
    remote,
    state,
    get shown() {
      return shown;
    },
    canUnload: () => shown?.canUnload() ?? 'yes',
    swap: (version, { losingEdits = false } = {}) => control.replace({ version, source: 'swap' }, losingEdits),
    replace: (attempt, losingEdits) => enqueue(() => exchange(attempt, losingEdits)),
    abandon: (version) => enqueue(() => abandon(version)),
    restart,
    close() {
      if (end.signal.aborted) return;
      end.abort();
      climbing.abort();
      // Not now: the caller may be in the middle of its own drawing, and the remote may use the same library.
      queueMicrotask(takeDown);
      deps.onClose();
    },
  };
  restart();
  return control;
}
