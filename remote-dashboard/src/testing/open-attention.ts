import { getPluginUpdates, getRewindStatus, getScanStatus, type RewindStatus, type ScanStatus } from '@site-admin/contracts';
import { settle, type FakeShell, type RenderOptions } from '@site-admin/contracts/testing';
import { openDashboard } from './render-dashboard';

/** The facts of a site that its alerts are made from. */
export interface AttentionFacts {
  readonly scan?: Partial<ScanStatus>;
  readonly rewind?: Partial<RewindStatus>;
  readonly updates?: number;
}

/** Returns a response as the provider's data is relayed. */
const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

export function respondWithFacts({ site }: FakeShell, { scan, rewind, updates = 0 }: AttentionFacts): void {
  if (scan) site.respond(getScanStatus, relayed(scan));
  if (rewind) site.respond(getRewindStatus, relayed(rewind));
  site.respond(getPluginUpdates, { code: 'success', message: '', count: updates });
}

/** Opens the dashboard of a site, and waits for the chunk of "Needs attention". */
export async function openAttention(facts: AttentionFacts, options: RenderOptions = {}) {
  const page = await openDashboard({
    ...options,
    arrange(fake) {
      respondWithFacts(fake, facts);
      options.arrange?.(fake);
    },
  });
  await import('../features/attention/attention-list');
  await settle();
  return page;
}
