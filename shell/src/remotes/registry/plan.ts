import type { PageRegistry } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import type { Override } from '../../page/services/remotes';
import type { CrashMemory } from '../loading/crash-memory';
import { createFallbackChain, isRunnable, type Attempt, type FallbackChain } from '../loading/fallback-chain';

/** The versions to try for a remote, or the reason why there is nothing to show. */
export type Plan = FallbackChain | { readonly disabled: string };

/** A registry without remotes, in place of one that cannot be parsed. */
export const emptyRegistry: PageRegistry = {
  schema: 1,
  revision: 0,
  contract: { version: '0.0.0', provides: {}, events: [], extensionPoints: [] },
  remotes: {},
};

/** Returns the version for this user: the one the server chose for a rollout, else the active one. A withdrawn one is never wanted. */
export function getWantedVersion(registry: PageRegistry, chosen: Readonly<Record<string, string>>, name: string): string | null {
  const entry = registry.remotes[name];
  if (!entry) return null;
  const picked = chosen[name];
  return [picked, entry.active].find((version) => version && isRunnable(entry, version)) ?? null;
}

export function toAttempt({ target }: Override): Attempt {
  const attempt: Attempt = { version: target, source: 'override' };
  return target.includes('://') ? { ...attempt, address: target } : attempt;
}

interface PlanInput {
  readonly registry: PageRegistry;
  readonly chosen: Readonly<Record<string, string>>;
  readonly override: Override | undefined;
  readonly crashMemory: CrashMemory;
}

/** Returns the plan of a remote. An override is tried first. */
export function createPlan(name: string, { registry, chosen, override, crashMemory }: PlanInput): Plan {
  const entry = registry.remotes[name];
  if (!entry) return { disabled: sprintf(__('This page has no part named "%s".', 'jetpack'), name) };
  if (entry.status === 'disabled')
    return { disabled: entry.reason ?? __('This part of the page is disabled at the moment.', 'jetpack') };
  const { attempts, skipped } = createFallbackChain({
    entry,
    wanted: getWantedVersion(registry, chosen, name),
    lastGood: crashMemory.lastGood(name),
    isCrashing: (version) => crashMemory.isCrashing(name, version),
  });
  if (override) return { attempts: [toAttempt(override), ...attempts], skipped };
  if (attempts.length > 0) return { attempts, skipped };
  return { disabled: entry.reason ?? __('No version of this part of the page is live.', 'jetpack') };
}
