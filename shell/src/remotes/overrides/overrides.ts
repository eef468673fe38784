import type { PageData, PageRegistry } from '@site-admin/contracts';
import * as v from 'valibot';
import { live, type WritableLive } from '../../page/live';
import type { Override } from '../../page/services/remotes';
import { isRunnable } from '../loading/fallback-chain';
import type { OverrideParam } from './override-params';
import { storageKey } from './storage-key';

const lifetime = 8 * 60 * 60 * 1000;

const stored = v.record(v.string(), v.object({ target: v.string(), until: v.number() }));

export interface OverrideSource {
  /** From the address. */
  readonly overrideParams: readonly OverrideParam[];
  readonly storage: Storage | undefined;
  /** Unix ms. */
  readonly now: () => number;
  readonly allowed: PageData['overrides'];
  readonly registry: PageRegistry;
}

/** A refused override, and why: `address` where only versions are allowed, `foreign` for an address on another machine. */
export interface Refusal extends OverrideParam {
  readonly reason: 'closed' | 'unknown' | 'disabled' | 'unpublished' | 'withdrawn' | 'address' | 'foreign';
}

export interface Overrides {
  /** Those in use, and those a link requested that the user has not accepted. */
  readonly live: WritableLive<readonly Override[]>;
  /** Returns the override in use. */
  get(remote: string): Override | undefined;
  accept(remote: string): void;
  drop(remote: string): void;
  /**
   * Drops the overrides that have expired, or that `registry` no longer allows.
   *
   * @returns The names of their remotes, and those that were refused.
   */
  dropInvalid(registry: PageRegistry): { readonly names: readonly string[]; readonly refused: readonly Refusal[] };
  readonly refused: readonly Refusal[];
}

export type CreateOverrides = (source: Omit<OverrideSource, 'overrideParams'>) => Overrides;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function isAddress(target: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(target);
}

function isLoopback(target: string): boolean {
  try {
    const url = new URL(target);
    return /^https?:$/.test(url.protocol) && loopback.has(url.hostname) && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}

/** Returns the reason why an override is refused; undefined where it is allowed. */
function getRefusal(remote: string, target: string, { allowed, registry }: OverrideSource): Refusal['reason'] | undefined {
  if (allowed === 'closed') return 'closed';
  const entry = Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
  if (!entry) return 'unknown';
  if (entry.status === 'disabled') return 'disabled';
  if (isAddress(target)) return allowed !== 'addresses' ? 'address' : isLoopback(target) ? undefined : 'foreign';
  if (!Object.hasOwn(entry.versions, target)) return 'unpublished';
  return isRunnable(entry, target) ? undefined : 'withdrawn';
}

/** @throws {Error} if something else is stored. */
export const parseStored = (storage: Storage | undefined) => v.parse(stored, JSON.parse(storage?.getItem(storageKey) ?? '{}'));

/** Reads the overrides stored in this tab. They are validated again: what is allowed may have changed, and storage can be edited. */
function readStored(source: OverrideSource): Override[] {
  try {
    return Object.entries(parseStored(source.storage))
      .map(([remote, entry]) => ({ remote, isAccepted: true, ...entry }))
      .filter(({ until }) => until > source.now() && until <= source.now() + lifetime)
      .filter(({ remote, target }) => getRefusal(remote, target, source) === undefined);
  } catch {
    return [];
  }
}

/**
 * Creates the overrides of this tab: those of the address, which the user has to accept, and those accepted before. Each lasts eight hours.
 */
export function createOverrides(source: OverrideSource): Overrides {
  const refused: Refusal[] = [];
  const byRemote = new Map(readStored(source).map((override) => [override.remote, override]));
  for (const { remote, target } of source.overrideParams) {
    const reason = getRefusal(remote, target, source);
    if (reason !== undefined) refused.push({ remote, target, reason });
    else if (byRemote.get(remote)?.target !== target)
      byRemote.set(remote, { remote, target, until: source.now() + lifetime, isAccepted: false });
  }
  const list = live<readonly Override[]>([...byRemote.values()]);
  const accepted = () => list.current.filter(({ isAccepted }) => isAccepted);

  function store(): void {
    const entries = accepted().map(({ remote, target, until }) => [remote, { target, until }]);
    try {
      if (entries.length === 0) source.storage?.removeItem(storageKey);
      else source.storage?.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)));
    } catch {
      // Without storage an override lasts until the next load.
    }
  }
  function set(next: readonly Override[]): void {
    list.set(next);
    store();
  }
  store();

  return {
    live: list,
    get: (name) => accepted().find(({ remote }) => remote === name),
    accept: (name) => set(list.current.map((each) => (each.remote === name ? { ...each, isAccepted: true } : each))),
    drop: (name) => set(list.current.filter(({ remote }) => remote !== name)),
    dropInvalid(registry) {
      const checked = list.current.map(({ remote, target, until }) => ({
        remote,
        reason: getRefusal(remote, target, { ...source, registry }),
        target,
        isExpired: until <= source.now(),
      }));
      const invalid = checked.filter(({ reason, isExpired }) => reason !== undefined || isExpired);
      const names = invalid.map(({ remote }) => remote);
      if (names.length > 0) set(list.current.filter(({ remote }) => !names.includes(remote)));
      return { names, refused: invalid.flatMap(({ remote, target, reason }) => (reason ? { remote, target, reason } : [])) };
    },
    refused,
  };
}
