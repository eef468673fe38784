/** `npm run bench:kills`: kills the server 200 times while it writes, and reports accepted writes that were lost. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const args = ['node_modules/jest/bin/jest.js', '--runInBand', 'site-server/src/durability'];
const jest = spawn(process.execPath, args, { cwd: root, env: { ...process.env, KILLS: '200' }, stdio: 'inherit' });
jest.once('exit', (code) => (process.exitCode = code ?? 1));
