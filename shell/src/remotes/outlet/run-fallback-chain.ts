import type { Attempt } from '../loading/fallback-chain';
import { toRemoteError, type RemoteError } from '../loading/remote-error';
import type { Plan } from '../registry/plan';
import type { OutletContext, OutletDeps } from './outlet-types';

const isSame = (one: Attempt, other: Attempt) => one.version === other.version && one.source === other.source;

/** Returns whether the plan begins with a version that did not crash the page. */
const isUsual = (plan: Plan, { remote, crashMemory }: OutletDeps): boolean =>
  'attempts' in plan &&
  plan.skipped === undefined &&
  !plan.attempts.some(({ version }) => crashMemory.isCrashing(remote, version));

/** Mounts the first version that can be mounted; resolves with the last error if none can. Adds the attempts to `tried`. */
async function mountFirst(
  { deps, slot }: OutletContext,
  tried: Attempt[],
  correlation: string,
  signal: AbortSignal,
): Promise<RemoteError | undefined> {
  let last = toRemoteError('load', new Error('The registry has no version of it that could be tried.'));
  for (;;) {
    if (signal.aborted) return undefined;
    const plan = deps.getPlan();
    const attempt = 'attempts' in plan && plan.attempts.find((each) => !tried.some((before) => isSame(before, each)));
    if (!attempt) return last;
    tried.push(attempt);
    try {
      await slot.mount(attempt, correlation, signal);
      return undefined;
    } catch (error) {
      last = toRemoteError('load', error);
      if (attempt.source === 'override' && !signal.aborted) deps.onOverrideFailed(attempt, last);
    }
    if (tried.length === 1 && !signal.aborted) await deps.requestLastGood();
  }
}

/** Tries the versions of the registry's plan in order, in an empty outlet. */
export async function runFallbackChain(context: OutletContext, signal: AbortSignal): Promise<void> {
  const { deps, state, retry } = context;
  if (!isUsual(deps.getPlan(), deps)) await deps.requestLastGood();
  if (signal.aborted) return;
  const plan = deps.getPlan();
  if ('disabled' in plan) return state.set({ status: 'disabled', reason: plan.disabled });
  if (plan.skipped !== undefined) deps.onSkipped(plan.skipped);
  if (state.current.status !== 'loading') state.set({ status: 'loading' });
  const slow = setTimeout(() => state.set({ status: 'slow' }), deps.slowAfter);
  const correlation = deps.createCorrelation();
  const attempts: Attempt[] = [];
  const error = await mountFirst(context, attempts, correlation, signal).finally(() => clearTimeout(slow));
  if (!error || signal.aborted) return;
  const tried = [...new Set(attempts.map(({ version }) => version))];
  state.set({ status: 'failed', failure: { phase: error.phase, reason: error.message, tried, correlation }, retry });
}
