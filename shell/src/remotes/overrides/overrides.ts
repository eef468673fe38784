import type { PageData, Registry } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import * as v from 'valibot';
import { live, type WritableLive } from '../../page/live';
import type { Override } from '../../page/services/remotes';
import type { OverrideParam } from './override-params';

const storageKey = 'site-admin:overrides';
const lifetime = 8 * 60 * 60 * 1000;

const stored = v.record(v.string(), v.object({ target: v.string(), until: v.number() }));

export interface OverrideSource {
  /** From the address. */
  readonly overrideParams: readonly OverrideParam[];
  readonly storage: Storage | undefined;
  /** Unix ms. */
  readonly now: () => number;
  readonly allowed: PageData['overrides'];
  readonly registry: Registry;
}

export interface Overrides {
  readonly live: WritableLive<readonly Override[]>;
  get(remote: string): Override | undefined;
  drop(remote: string): void;
  /** A text for each override that was refused. */
  readonly refused: readonly string[];
}

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
function getRefusal(remote: string, target: string, { allowed, registry }: OverrideSource): string | undefined {
  const param = `remote.${remote}=${target}`.slice(0, 120);
  if (allowed === 'closed') return sprintf(__('"%s" was ignored: overrides are not allowed on this site.', 'jetpack'), param);
  const entry = Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
  if (!entry) return sprintf(__('"%s" was ignored: this page has no part with that name.', 'jetpack'), param);
  if (!isAddress(target)) {
    if (Object.hasOwn(entry.versions, target)) return undefined;
    return sprintf(__('"%s" was ignored: that version is not published.', 'jetpack'), param);
  }
  if (allowed !== 'addresses')
    return sprintf(__('"%s" was ignored: only published versions are allowed here.', 'jetpack'), param);
  if (!isLoopback(target)) return sprintf(__('"%s" was ignored: only addresses on this computer are allowed.', 'jetpack'), param);
  return undefined;
}

/** Reads the overrides stored in this tab. They are validated again: what is allowed may have changed, and storage can be edited. */
function readStored(source: OverrideSource): Override[] {
  try {
    const overrides = v.parse(stored, JSON.parse(source.storage?.getItem(storageKey) ?? '{}'));
    return Object.entries(overrides)
      .map(([remote, entry]) => ({ remote, ...entry }))
      .filter(({ until }) => until > source.now() && until <= source.now() + lifetime)
      .filter(({ remote, target }) => getRefusal(remote, target, source) === undefined);
  } catch {
    return [];
  }
}

/** Creates the overrides of this tab: those of the address, and those stored before. Each lasts eight hours. */
export function createOverrides(source: OverrideSource): Overrides {
  const refused: string[] = [];
  const byRemote = new Map(readStored(source).map((override) => [override.remote, override]));
  for (const { remote, target } of source.overrideParams) {
    const reason = getRefusal(remote, target, source);
    if (reason === undefined) byRemote.set(remote, { remote, target, until: source.now() + lifetime });
    else refused.push(reason);
  }
  const list = live<readonly Override[]>([...byRemote.values()]);

  function store(): void {
    const entries = list.current.map(({ remote, target, until }) => [remote, { target, until }]);
    try {
      if (entries.length === 0) source.storage?.removeItem(storageKey);
      else source.storage?.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)));
    } catch {
      // Without storage an override lasts until the next load.
    }
  }
  store();

  return {
    live: list,
    get: (remote) => list.current.find((override) => override.remote === remote),
    drop(remote) {
      list.set(list.current.filter((override) => override.remote !== remote));
      store();
    },
    refused,
  };
}
