import type { Registry } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { ladder, type Attempt } from '../loading/fallback-chain';
import type { Memory } from '../loading/crash-memory';
import type { Plan } from '../outlet/remote-outlet';
import type { Override } from '../../page/services/remotes';

/** What stands in for a registry that cannot be read: a page without remotes. */
export const emptyRegistry: Registry = {
  schema: 1,
  revision: 0,
  generatedAt: '1970-01-01T00:00:00.000Z',
  contract: { version: '0.0.0', provides: {}, events: [], extensionPoints: [] },
  remotes: {},
};

/** The version meant for this user: what the server chose for a rollout, else the active one. */
export function wantedVersion(registry: Registry, chosen: Readonly<Record<string, string>>, name: string): string | null {
  const entry = registry.remotes[name];
  if (!entry) return null;
  const picked = chosen[name];
  return picked !== undefined && Object.hasOwn(entry.versions, picked) ? picked : entry.active;
}

/** The attempt an override stands for. */
export function attemptOf({ target }: Override): Attempt {
  return target.includes('://')
    ? { version: target, source: 'override', address: target }
    : { version: target, source: 'override' };
}

interface PlanInput {
  readonly registry: Registry;
  readonly chosen: Readonly<Record<string, string>>;
  readonly override: Override | undefined;
  readonly memory: Memory;
}

/** What to try for a remote, in order, or why nothing is to be tried. An override may also show a remote that ops disabled. */
export function planFor(name: string, { registry, chosen, override, memory }: PlanInput): Plan {
  const entry = registry.remotes[name];
  const first = override ? [attemptOf(override)] : [];
  if (!entry)
    return override ? { attempts: first } : { disabled: sprintf(__('This page has no part named "%s".', 'jetpack'), name) };
  if (entry.status === 'disabled' && !override) {
    return { disabled: entry.reason ?? __('This part of the page is disabled at the moment.', 'jetpack') };
  }
  const climb = ladder({
    entry,
    wanted: wantedVersion(registry, chosen, name),
    lastGood: memory.lastGood(name),
    isDeadly: (version) => memory.isDeadly(name, version),
  });
  const attempts = entry.status === 'disabled' ? first : [...first, ...climb];
  if (attempts.length > 0) return { attempts };
  return { disabled: entry.reason ?? __('No version of this part of the page is live.', 'jetpack') };
}
