import { rmSync } from 'node:fs';
import path from 'node:path';
import { prepared } from './prepare';

/** Takes away what the run prepared. Jest calls it. */
export default function clear(): void {
  rmSync(path.dirname(prepared().store), { recursive: true, force: true });
}
