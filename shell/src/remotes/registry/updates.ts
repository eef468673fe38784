import { live } from '../../page/live';
import type { OutletControl } from '../outlet/remote-outlet';
import type { PendingUpdate } from '../../page/services/remotes';
import type { Live } from '@site-admin/contracts';

/** How open outlets come to what is live now. */
export interface Updates {
  readonly pending: Live<readonly PendingUpdate[]>;
  /** Takes a new version in place, or none where it was switched `off`; asks where something unsaved would be lost. */
  bring(outlet: OutletControl, version: string): Promise<void>;
  /** Takes what waited and can be taken now. */
  retry(): void;
  /** The outlet is gone; the next one takes the new version anyway. */
  forget(outlet: OutletControl): void;
}

/** Instead of a version: there is none to show any more. */
export const off = '';

/** Answers whether it was refused for something unsaved. */
async function isRefused(outlet: OutletControl, version: string, losingEdits: boolean): Promise<boolean> {
  if (version !== off) return (await outlet.swap(version, { losingEdits })) === 'dirty';
  if (!losingEdits && outlet.canUnload() === 'dirty') return true;
  outlet.restart();
  return false;
}

/** Brings new versions to open outlets. */
export function createUpdates(): Updates {
  const pending = live<readonly PendingUpdate[]>([]);
  const waiting = new Map<OutletControl, string>();

  const publish = () =>
    pending.set(
      [...waiting].map(([outlet, to]) => ({
        remote: outlet.remote,
        from: outlet.shown?.version ?? '',
        to,
        accept: () => void take(outlet, to, true),
        postpone: () => forget(outlet),
      })),
    );

  function forget(outlet: OutletControl): void {
    if (waiting.delete(outlet)) publish();
  }

  async function take(outlet: OutletControl, version: string, losingEdits: boolean): Promise<void> {
    forget(outlet);
    if (!(await isRefused(outlet, version, losingEdits))) return;
    waiting.set(outlet, version);
    publish();
  }

  return {
    pending,
    bring: (outlet, version) => take(outlet, version, false),
    retry() {
      for (const [outlet, version] of [...waiting]) if (outlet.canUnload() === 'yes') void take(outlet, version, false);
    },
    forget,
  };
}
