/** Writes docs/conformance.md from a real site (WORDPRESS_KIT) and recorded responses (REFERENCE_CAPTURES). */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeConformance } from '../../../site-server/src/conformance/document';
import { compareRecorded } from '../../../site-server/src/conformance/recorded';
import { root } from '../../../tooling/workspace.js';
import { compareStates } from './compare-states';

async function main(): Promise<void> {
  const running = await compareStates({ hasWrites: true });
  writeFileSync(path.join(root, 'docs/conformance.md'), describeConformance(running, await compareRecorded()));
}

void main();
