import { cpSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.js';

/** Copies the files of the plugin that need no build: its PHP, its readme and the license. */
export function copyOwnFiles(target) {
  cpSync(path.join(root, 'wordpress/site-admin'), target, { recursive: true });
  cpSync(path.join(root, 'LICENSE'), path.join(target, 'LICENSE'));
}
