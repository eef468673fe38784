import type { SwapResult } from '../../page/services/remotes';
import type { Attempt } from '../loading/fallback-chain';
import type { OutletContext } from './outlet-types';
import { runFallbackChain } from './run-fallback-chain';

/** Mounts the version again that a failed swap has unmounted. */
async function rollBack(context: OutletContext, old: Attempt, correlation: string, signal: AbortSignal): Promise<SwapResult> {
  const { slot } = context;
  if (slot.mounted || signal.aborted) return 'rolled-back';
  try {
    await slot.mount({ ...old, source: 'swap' }, correlation, signal);
    return 'rolled-back';
  } catch {
    await runFallbackChain(context, signal);
    return 'failed';
  }
}

/** Replaces the mounted version by another one. */
export async function swapVersion(
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
  } catch {
    return rollBack(context, old.attempt, correlation, signal);
  }
}

/** Replaces a broken version by the next one of the fallback chain; resolves with whether the broken one was mounted. */
export async function abandonVersion(context: OutletContext, broken: string, signal: AbortSignal): Promise<boolean> {
  if (context.slot.mounted?.version !== broken) return false;
  const plan = context.deps.getPlan();
  for (const attempt of 'attempts' in plan ? plan.attempts : []) {
    if (attempt.version === broken) continue;
    const result = await swapVersion(context, attempt, false, signal);
    if (result === 'swapped' || result === 'dirty') break;
  }
  return true;
}
