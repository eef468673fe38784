import type { Registry, Rollout } from '@site-admin/contracts';
import { changeRegistry, unlessChanged, type Writer } from './document';
import { stopRollout } from './registry';

/**
 * Stops the canary of a remote in the store, for every server, with an entry in the journal. Does nothing if that canary has ended.
 *
 * @param seed Of the rollout whose failures were counted.
 * @returns The stored registry.
 */
export function recordStop(
  writer: Writer,
  remote: string,
  seed: string,
  stopped: NonNullable<Rollout['stopped']>,
): Promise<Registry> {
  const change = { action: 'stop', remote, despiteFreeze: true, mayRepeat: unlessChanged(remote) };
  return changeRegistry(writer, change, (registry) => stopRollout(registry, remote, seed, stopped));
}
