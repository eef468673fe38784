import type { SwapResult, VersionSource } from '../../page/services/remotes';
import type { Attempt } from '../loading/fallback-chain';
import { toRemoteError } from '../loading/remote-error';
import type { Plan } from '../registry/plan';
import type { OutletContext } from './outlet-types';
import { runFallbackChain } from './run-fallback-chain';

/** Keeps the version that a failed swap was to replace; mounts it again if it was unmounted. */
async function rollBack(context: OutletContext, old: Attempt, correlation: string, signal: AbortSignal): Promise<SwapResult> {
  const { slot, state } = context;
  if (signal.aborted) return 'rolled-back';
  if (slot.mounted) {
    state.set({ status: 'ready', version: slot.mounted.version, source: old.source });
    return 'rolled-back';
  }
  try {
    await slot.mount(old, correlation, signal);
    return 'rolled-back';
  } catch {
    await runFallbackChain(context, signal);
    return 'failed';
  }
}

/** Replaces the mounted version by another one. */
async function swapVersion(
  context: OutletContext,
  attempt: Attempt,
  losingEdits: boolean,
  signal: AbortSignal,
): Promise<SwapResult> {
  const { deps, slot } = context;
  const old = slot.mounted;
  if (!old || signal.aborted) return 'failed';
  if (old.version === attempt.version && old.attempt.address === attempt.address) return 'same';
  const isDirty = () => !losingEdits && old.canUnload() === 'dirty';
  if (isDirty()) return 'dirty';
  const correlation = deps.createCorrelation();
  try {
    // Loaded before the old version is unmounted, so that a failed load keeps it.
    await deps.prepare(attempt, correlation);
    if (signal.aborted) return 'failed';
    if (isDirty()) return 'dirty';
    slot.unmount();
    await slot.mount(attempt, correlation, signal);
    return 'swapped';
  } catch (error) {
    if (attempt.source !== 'override') return rollBack(context, { ...old.attempt, source: 'last-good' }, correlation, signal);
    deps.onOverrideFailed(attempt, toRemoteError('load', error));
    return rollBack(context, old.attempt, correlation, signal);
  }
}

/** Sources a version keeps when it is swapped in: an override, and versions that are shown in place of the wanted one. */
const keptSources: readonly VersionSource[] = ['override', 'last-good', 'previous'];

/** Returns the attempt of a swap to `version`. */
function toSwap(plan: Plan, version: string): Attempt {
  const planned = 'attempts' in plan ? plan.attempts.find((attempt) => attempt.version === version) : undefined;
  return planned && keptSources.includes(planned.source) ? planned : { version, source: 'swap' };
}

/** Replaces the mounted version by `version`, as the plan of the registry has it. */
export const swapTo = (context: OutletContext, version: string, losingEdits: boolean, signal: AbortSignal) =>
  swapVersion(context, toSwap(context.deps.getPlan(), version), losingEdits, signal);

/** Replaces a broken version by the next one of the fallback chain; resolves with whether the broken one was mounted. */
export async function abandonVersion(context: OutletContext, broken: string, signal: AbortSignal): Promise<boolean> {
  if (context.slot.mounted?.version !== broken) return false;
  await context.deps.requestLastGood();
  const plan = context.deps.getPlan();
  for (const attempt of 'attempts' in plan ? plan.attempts : []) {
    if (attempt.version === broken) continue;
    const result = await swapVersion(context, attempt, false, signal);
    if (result === 'swapped' || result === 'dirty') break;
  }
  return true;
}
