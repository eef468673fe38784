import { live } from '../../page/live';
import type { OutletState } from '../../page/services/remotes';
import { createJobQueue } from './job-queue';
import { createMountSlot } from './mount-slot';
import type { OutletContext, OutletControl, OutletDeps } from './outlet-types';
import { runFallbackChain } from './run-fallback-chain';
import { abandonVersion, swapVersion } from './swap-version';

/** Creates an outlet. It runs the fallback chain at once, and swaps versions one at a time. */
export function createOutlet(deps: OutletDeps): OutletControl {
  const { remote } = deps;
  const state = live<OutletState>({ status: 'loading' });
  const jobs = createJobQueue();
  /** Aborted by a restart, and when the outlet is closed. */
  let run = new AbortController();
  let isClosed = false;
  const slot = createMountSlot({
    ...deps,
    onMounted: ({ version, attempt }) => state.set({ status: 'ready', version, source: attempt.source }),
  });
  const context: OutletContext = {
    deps,
    slot,
    state,
    retry() {
      deps.crashMemory.resetCrashes(remote);
      restart();
    },
  };

  function restart(): void {
    if (isClosed) return;
    run.abort();
    run = new AbortController();
    const { signal } = run;
    void jobs.add(async () => {
      if (signal.aborted) return;
      slot.unmount();
      await runFallbackChain(context, signal);
    });
  }

  restart();
  return {
    remote,
    state,
    get shown() {
      return slot.mounted;
    },
    canUnload: () => slot.mounted?.canUnload() ?? 'yes',
    swap: (version, { losingEdits = false } = {}) =>
      jobs.add(() => swapVersion(context, { version, source: 'swap' }, losingEdits, run.signal)),
    abandon: (version) => jobs.add(() => abandonVersion(context, version, run.signal)),
    restart,
    close() {
      if (isClosed) return;
      isClosed = true;
      run.abort();
      // Deferred: the caller may be rendering, with the same React.
      queueMicrotask(slot.unmount);
      deps.onClose();
    },
  };
}
