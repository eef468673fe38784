/**
 * Checks the types of every part, or of those named: `npm run types [-- part …]`.
 *
 * One compiler per part, two at a time, each incremental: a second run checks only what changed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findWorkspaces, root } from '../workspace.js';

const cache = path.join(root, 'node_modules/.cache/types');
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');

const isTypeScript = (name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts');
const hasSources = (part) =>
  readdirSync(path.join(root, part), { recursive: true }).some((name) => isTypeScript(name) && !name.includes('node_modules'));

/** Returns every folder with its own tsconfig.json and TypeScript sources. */
export function typedParts() {
  const parts = findWorkspaces().filter((part) => existsSync(path.join(root, part, 'tsconfig.json')) && hasSources(part));
  return [...parts, 'tooling', 'tooling/scripts'];
}

/** Checks one part; resolves with the compiler's output, '' when there are no errors. */
function check(part) {
  const file = path.join(cache, `${part.replace('/', '-')}.tsbuildinfo`);
  const args = [compiler, '-p', part, '--incremental', '--tsBuildInfoFile', file, '--pretty', 'false'];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root });
    const output = [];
    child.stdout.on('data', (bytes) => output.push(bytes));
    child.stderr.on('data', (bytes) => output.push(bytes));
    child.on('error', (error) => resolve(String(error)));
    child.on('close', (code) => resolve(code === 0 ? '' : Buffer.concat(output).toString().trim() || `tsc ended with ${code}`));
  });
}

/** Checks `parts`, two at a time; resolves with those that have errors. */
export async function checkTypes(parts) {
  mkdirSync(cache, { recursive: true });
  const waiting = [...parts];
  const wrong = [];
  const work = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const started = performance.now();
      const errors = await check(part);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${part.padEnd(24)} ${seconds.padStart(5)} s   ${errors === '' ? 'ok' : 'errors'}`);
      if (errors === '') continue;
      console.error(errors);
      wrong.push(part);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return wrong;
}

async function main() {
  const known = typedParts();
  const named = process.argv.slice(2);
  const unknown = named.filter((part) => !known.includes(part));
  if (unknown.length > 0) {
    console.error(`No part with types is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    return 2;
  }
  const wrong = await checkTypes(named.length > 0 ? named : known);
  if (wrong.length > 0) console.error(`Type errors in: ${wrong.join(', ')}.`);
  return wrong.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main();
