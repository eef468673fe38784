import type { RegisteredRemote } from '@site-admin/contracts';
import * as v from 'valibot';
import { command, reasonText, remoteName, type Deps, type Report } from '../../command';
import { changeRegistry, unlessChanged } from '../../registry/document';
import { setStatus } from '../../registry/registry';

type Status = RegisteredRemote['status'];

async function applyStatus(deps: Deps, remote: string, status: Status, reason?: string): Promise<Report> {
  const actions = { live: 'enable', disabled: 'disable', deprecated: 'deprecate' };
  const change = {
    ...{ action: actions[status], remote, mayRepeat: unlessChanged(remote) },
    despiteFreeze: status === 'disabled',
  };
  const { revision } = await changeRegistry(deps, change, (registry) => setStatus(registry, remote, status, reason));
  const why = reason === undefined ? '' : `: ${reason}`;
  return { lines: [`${remote} is ${status}${why} (revision ${revision}).`], data: { revision, remote, status, reason } };
}

const withReason = v.strictObject({ remote: remoteName, reason: reasonText });
const reasonOption = { optionsUsage: '--reason TEXT', options: { reason: { type: 'string' } } } as const;

/** Disables a remote on every page within a minute; its menu entries stay and lead to the reason. */
export const disable = command({
  name: 'disable',
  summary: 'disable a remote; users see the reason',
  words: ['remote'],
  ...reasonOption,
  input: withReason,
  run: (deps, { remote, reason }) => applyStatus(deps, remote, 'disabled', reason),
});

/** Marks a running remote as deprecated. */
export const deprecate = command({
  name: 'deprecate',
  summary: 'mark a remote as deprecated; it still runs',
  words: ['remote'],
  ...reasonOption,
  input: withReason,
  run: (deps, { remote, reason }) => applyStatus(deps, remote, 'deprecated', reason),
});

/** Enables a remote again. */
export const enable = command({
  name: 'enable',
  summary: 'enable a remote again',
  words: ['remote'],
  input: v.strictObject({ remote: remoteName }),
  run: (deps, { remote }) => applyStatus(deps, remote, 'live'),
});
