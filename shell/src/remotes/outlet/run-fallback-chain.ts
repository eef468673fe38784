import type { Attempt } from '../loading/fallback-chain';
import { toRemoteError, type RemoteError } from '../loading/remote-error';
import type { OutletContext } from './outlet-types';

/** Mounts the first version that can be mounted; resolves with the last error if none can. */
async function mountFirst(
  { deps, slot }: OutletContext,
  attempts: readonly Attempt[],
  correlation: string,
  signal: AbortSignal,
): Promise<RemoteError | undefined> {
  let last = toRemoteError('load', new Error('The registry has no version of it that could be tried.'));
  for (const attempt of attempts) {
    if (signal.aborted) return undefined;
    try {
      await slot.mount(attempt, correlation, signal);
      return undefined;
    } catch (error) {
      last = toRemoteError('load', error);
      if (attempt.source === 'override' && !signal.aborted) deps.onOverrideFailed(attempt, last);
    }
  }
  return last;
}

/** Tries the versions of the registry's plan in order, in an empty outlet. */
export async function runFallbackChain(context: OutletContext, signal: AbortSignal): Promise<void> {
  const { deps, state, retry } = context;
  const plan = deps.getPlan();
  if ('disabled' in plan) return state.set({ status: 'disabled', reason: plan.disabled });
  if (plan.skipped !== undefined) deps.onSkipped(plan.skipped);
  if (state.current.status !== 'loading') state.set({ status: 'loading' });
  const slow = setTimeout(() => state.set({ status: 'slow' }), deps.slowAfter);
  const correlation = deps.createCorrelation();
  const error = await mountFirst(context, plan.attempts, correlation, signal).finally(() => clearTimeout(slow));
  if (!error || signal.aborted) return;
  const tried = [...new Set(plan.attempts.map(({ version }) => version))];
  state.set({ status: 'failed', failure: { phase: error.phase, reason: error.message, tried, correlation }, retry });
}
