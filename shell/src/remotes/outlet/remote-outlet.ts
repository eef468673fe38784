import { live } from '../../page/live';
import type { OutletState } from '../../page/services/remotes';
import { createJobQueue } from './job-queue';
import { createMountSlot } from './mount-slot';
import type { OutletContext, OutletControl, OutletDeps } from './outlet-types';
import { runFallbackChain } from './run-fallback-chain';

/** In a chunk of its own, as the first screen needs no swap. */
const loadSwap = () => import(/* webpackChunkName: "versions" */ './swap-version');

/** Creates an outlet. It runs the fallback chain at once, and swaps versions one at a time. */
export function createOutlet(deps: OutletDeps): OutletControl {
  const state = live<OutletState>({ status: 'loading' });
  const jobs = createJobQueue();
  const slot = createMountSlot({
    ...deps,
    onMounted: ({ version, attempt }) => state.set({ status: 'ready', version, source: attempt.source }),
  });
  const retry = () => {
    deps.crashMemory.resetCrashes(deps.remote);
    restart();
  };
  const context: OutletContext = { deps, slot, state, retry };

  const restart = () =>
    jobs.restart(async (signal) => {
      slot.unmount();
      await runFallbackChain(context, signal);
    });

  restart();
  return {
    remote: deps.remote,
    state,
    get shown() {
      return slot.mounted;
    },
    canUnload: () => slot.mounted?.canUnload() ?? 'yes',
    swap: (version, { losingEdits = false } = {}) =>
      jobs.add((signal) =>
        loadSwap().then(
          ({ swapTo }) => swapTo(context, version, losingEdits, signal),
          () => 'failed',
        ),
      ),
    abandon: (version) =>
      jobs.add((signal) =>
        loadSwap().then(
          ({ abandonVersion }) => abandonVersion(context, version, signal),
          () => false,
        ),
      ),
    restart,
    close() {
      if (jobs.isClosed) return;
      jobs.close();
      // Deferred: the caller may be rendering, with the same React.
      queueMicrotask(slot.unmount);
      deps.onClose();
    },
  };
}
