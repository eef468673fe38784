import { rmSync } from 'node:fs';
import path from 'node:path';
import { prepared } from './prepared';

/** Ends the browser and removes what the run prepared. Jest calls it. */
export default async function clear(): Promise<void> {
  await globalThis.e2eBrowserServer?.close();
  rmSync(path.dirname(prepared().store), { recursive: true, force: true });
}
