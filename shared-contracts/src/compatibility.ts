import type { RemoteManifest } from './manifest';
import type { Registry } from './registry';
import { meetsRange } from './version-range';

/** One reason why a remote cannot run on a shell, as displayed by the CLI and in the logs. */
export interface Incompatibility {
  readonly kind: 'contract' | 'shared' | 'event' | 'extension-point';
  readonly reason: string;
}

/**
 * Returns every reason why a shell with the contract `host` cannot run `manifest`; empty when it can. Checked at publish and
 * promote by the `remotes` command, and by the shell before it adds any tag of the remote.
 */
export function findIncompatibilities(
  manifest: Pick<RemoteManifest, 'declaration' | 'shared'>,
  host: Registry['contract'],
): Incompatibility[] {
  const { contract, emits, listens, extensions } = manifest.declaration;
  const found: Incompatibility[] = [];
  if (!meetsRange(host.version, contract)) {
    found.push({
      kind: 'contract',
      reason: `needs contract ${contract}, the shell provides ${host.version}; rebuild it for contract ${host.version}`,
    });
  }
  for (const [library, range] of Object.entries(manifest.shared)) {
    const provided = host.provides[library];
    if (provided === undefined)
      found.push({ kind: 'shared', reason: `needs ${library} ${range}, which the shell does not provide` });
    else if (!meetsRange(provided, range))
      found.push({ kind: 'shared', reason: `needs ${library} ${range}, the shell provides ${provided}` });
  }
  for (const name of new Set([...emits, ...listens])) {
    if (!host.events.includes(name))
      found.push({ kind: 'event', reason: `uses the event ${name}, which this contract does not have` });
  }
  for (const { point } of extensions) {
    if (!host.extensionPoints.includes(point)) {
      found.push({ kind: 'extension-point', reason: `fills ${point}, which this contract does not have` });
    }
  }
  return found;
}
