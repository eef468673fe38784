import type { OpenPage } from '@site-admin/contracts';
import type { VersionSource } from '../../page/services/remotes';
import type { Attempt } from '../loading/fallback-chain';
import type { OutletControl } from './outlet-types';
import type { PendingUpdates } from './pending-updates';

type Running = OpenPage['running'][number];

/** How a version came to run, as operators see it: a canary and a swap are what the registry asks for. */
const toRunningSource = (source: VersionSource): Running['source'] =>
  source === 'active' || source === 'canary' || source === 'swap' ? 'wanted' : source;

interface RunningDeps {
  readonly document: Document;
  readonly outlets: Iterable<OutletControl>;
  readonly updates: PendingUpdates;
  /** Returns the version a remote shows or would show. */
  readonly getAttempt: (name: string) => Attempt | undefined;
}

/** Returns what the page runs, each version of a remote once: in outlets, and at extension points. */
export function getRunning({ document, outlets, updates, getAttempt }: RunningDeps): Running[] {
  const waits = new Set(updates.pending.current.map(({ remote }) => remote));
  const running = new Map<string, Running>();
  for (const { remote, shown } of outlets) {
    if (!shown) continue;
    const source = toRunningSource(shown.attempt.source);
    running.set(`${remote} ${shown.version}`, { remote, version: shown.version, source, waiting: waits.has(remote) });
  }
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-extension-point][data-version]')) {
    const { remote = '', version = '' } = dataset;
    if (running.has(`${remote} ${version}`)) continue;
    const attempt = getAttempt(remote);
    const source = attempt?.version === version ? toRunningSource(attempt.source) : 'wanted';
    running.set(`${remote} ${version}`, { remote, version, source, waiting: false });
  }
  return [...running.values()];
}
