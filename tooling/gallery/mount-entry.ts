import type { MountedRemote } from '@site-admin/contracts';
import { createFakeShell, type FakeShell } from '@site-admin/contracts/testing';
import type { Gallery, GalleryEntry } from '@site-admin/kit/gallery';

export interface MountOptions {
  readonly declaration: Gallery['declaration'];
  readonly direction: 'ltr' | 'rtl';
}

/** Milliseconds of real time, as chunks are loaded, after which a state that is not ready has failed. */
const readyTimeoutMs = 10_000;

/** Advances the clock until the module is mounted, so that delayed work runs. */
async function waitUntilReady(mounting: Promise<MountedRemote>, { clock }: FakeShell): Promise<void> {
  let isReady = false;
  const ready = mounting.then(() => {
    isReady = true;
  });
  for (const began = Date.now(); !isReady && Date.now() - began < readyTimeoutMs;) {
    await Promise.race([ready, new Promise((resolve) => void setTimeout(resolve, 20))]);
    if (!isReady) await clock.advance(1000);
  }
  if (!isReady) throw new Error('not ready: no useReady(true), or mount() did not resolve');
}

/**
 * Mounts a state of the gallery with fake services.
 *
 * @returns Problems: reported errors and contract violations.
 */
export async function mountEntry(
  host: HTMLElement,
  { module, arrange, act, name: _name, component: _component, ...options }: GalleryEntry,
  { declaration, direction }: MountOptions,
): Promise<{ readonly fake: FakeShell; readonly problems: readonly string[] }> {
  const fake = createFakeShell({ ...options, direction });
  arrange?.(fake);
  host.dataset['remote'] = declaration.name;
  try {
    await waitUntilReady(module.mount(host, fake.shell), fake);
    await act?.(host, fake);
  } catch (error) {
    return { fake, problems: [String(error)] };
  }
  await fake.clock.advance(0);
  return { fake, problems: [...fake.health.reports.map(({ error, where }) => `${where}: ${String(error)}`), ...fake.violations] };
}
