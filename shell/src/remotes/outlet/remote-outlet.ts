import { live } from '../../page/live';
import type { OutletState, VersionSource } from '../../page/services/remotes';
import type { Attempt } from '../loading/fallback-chain';
import type { Plan } from '../registry/plan';
import { createJobQueue } from './job-queue';
import { createMountSlot } from './mount-slot';
import type { OutletContext, OutletControl, OutletDeps } from './outlet-types';
import { runFallbackChain } from './run-fallback-chain';
import { abandonVersion, swapVersion } from './swap-version';

/** Sources a version keeps when it is swapped in: an override, and versions that are shown in place of the wanted one. */
const keptSources: readonly VersionSource[] = ['override', 'last-good', 'previous'];

/** Returns the attempt of a swap to `version`. */
function toSwap(plan: Plan, version: string): Attempt {
  const planned = 'attempts' in plan ? plan.attempts.find((attempt) => attempt.version === version) : undefined;
  return planned && keptSources.includes(planned.source) ? planned : { version, source: 'swap' };
}

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
      jobs.add((signal) => swapVersion(context, toSwap(deps.getPlan(), version), losingEdits, signal)),
    abandon: (version) => jobs.add((signal) => abandonVersion(context, version, signal)),
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
