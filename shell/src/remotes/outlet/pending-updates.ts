import type { Live } from '@site-admin/contracts';
import { live } from '../../page/live';
import type { PendingUpdate } from '../../page/services/remotes';
import type { OutletControl } from './outlet-types';

/** Updates of open outlets to the versions that are live now. */
export interface PendingUpdates {
  readonly pending: Live<readonly PendingUpdate[]>;
  /** Swaps in place; stays pending while edits would be lost. @param version `disabledVersion` for a disabled remote. */
  apply(outlet: OutletControl, version: string): Promise<void>;
  /** Applies the pending updates that no longer lose edits. */
  retry(): void;
  /** Removes the update of a closed outlet: the next one shows the new version anyway. */
  forget(outlet: OutletControl): void;
}

/** The version of a disabled remote. */
export const disabledVersion = '';

/** Swaps or restarts an outlet; resolves with true if that is refused because edits would be lost. */
async function isRefused(outlet: OutletControl, version: string, losingEdits: boolean): Promise<boolean> {
  if (version !== disabledVersion) return (await outlet.swap(version, { losingEdits })) === 'dirty';
  if (!losingEdits && outlet.canUnload() === 'dirty') return true;
  outlet.restart();
  return false;
}

export function createPendingUpdates(): PendingUpdates {
  const pending = live<readonly PendingUpdate[]>([]);
  const waiting = new Map<OutletControl, string>();

  const publish = () =>
    pending.set(
      [...waiting].map(([outlet, to]) => ({
        remote: outlet.remote,
        from: outlet.shown?.version ?? '',
        to,
        accept: () => void apply(outlet, to, true),
        postpone: () => forget(outlet),
      })),
    );

  function forget(outlet: OutletControl): void {
    if (waiting.delete(outlet)) publish();
  }

  async function apply(outlet: OutletControl, version: string, losingEdits: boolean): Promise<void> {
    forget(outlet);
    if (!(await isRefused(outlet, version, losingEdits))) return;
    waiting.set(outlet, version);
    publish();
  }

  return {
    pending,
    apply: (outlet, version) => apply(outlet, version, false),
    retry() {
      for (const [outlet, version] of [...waiting]) if (outlet.canUnload() === 'yes') void apply(outlet, version, false);
    },
    forget,
  };
}
