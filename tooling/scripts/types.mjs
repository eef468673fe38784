/**
 * Checks the types of every part, or of those named: `npm run types [-- part …]`.
 *
 * Parts with the same compiler options are checked as one program, so a file that several of them import is checked once. Two programs at a
 * time, each incremental: a second run checks only what changed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { findWorkspaces, root } from '../workspace.js';
import { readCommandLine } from './toolbox.mjs';

const cache = path.join(root, 'node_modules/.cache/types');
const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');

const isTypeScript = (name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts');
const hasSources = (part) =>
  readdirSync(path.join(root, part), { recursive: true }).some((name) => isTypeScript(name) && !name.includes('node_modules'));

/** Returns every folder with its own tsconfig.json and TypeScript sources. */
function typedParts() {
  const parts = findWorkspaces().filter((part) => existsSync(path.join(root, part, 'tsconfig.json')) && hasSources(part));
  return [...parts, 'wordpress', 'tooling', 'tooling/scripts'];
}

/** Returns the programs that check `parts`: parts with the same options, and the project of the compiler. */
function getPrograms(parts) {
  const programs = new Map();
  for (const part of parts) {
    const file = path.join(root, part, 'tsconfig.json');
    const { extends: base, include, compilerOptions } = JSON.parse(readFileSync(file, 'utf8'));
    const options = compilerOptions === undefined ? path.join(root, part, base) : file;
    const program = programs.get(options) ?? { parts: [], include: [] };
    program.parts.push(part);
    program.include.push(...include.map((name) => path.join(root, part, name)));
    programs.set(options, program);
  }
  return [...programs].map(([options, program]) => ({
    parts: program.parts,
    project: writeProject({ extends: options, include: program.include }),
  }));
}

const getHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Writes a tsconfig.json of several parts, and returns its file. */
function writeProject(config) {
  const text = JSON.stringify(config);
  const file = path.join(cache, `${getHash(text)}.json`);
  writeFileSync(file, text);
  return file;
}

/** Checks one program; resolves with the compiler's output, '' when there are no errors. */
function check(project) {
  const file = path.join(cache, `${getHash(project)}.tsbuildinfo`);
  const args = [compiler, '-p', project, '--incremental', '--tsBuildInfoFile', file, '--pretty', 'false'];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root });
    const output = [];
    child.stdout.on('data', (bytes) => output.push(bytes));
    child.stderr.on('data', (bytes) => output.push(bytes));
    child.on('error', (error) => resolve(String(error)));
    child.on('close', (code) => resolve(code === 0 ? '' : Buffer.concat(output).toString().trim() || `tsc ended with ${code}`));
  });
}

/** Checks `parts`; resolves with whether their types are right. */
async function checkTypes(parts) {
  mkdirSync(cache, { recursive: true });
  const waiting = getPrograms(parts);
  let isRight = true;
  const work = async () => {
    for (let program = waiting.shift(); program !== undefined; program = waiting.shift()) {
      const started = performance.now();
      const errors = await check(program.project);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${seconds.padStart(5)} s   ${errors === '' ? 'ok    ' : 'errors'}   ${program.parts.join(', ')}`);
      if (errors === '') continue;
      console.error(errors);
      isRight = false;
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return isRight;
}

async function main() {
  const known = typedParts();
  const { positionals: named } = readCommandLine('npm run types -- [part …]', { allowPositionals: true });
  const unknown = named.filter((part) => !known.includes(part));
  if (unknown.length > 0) {
    console.error(`No part with types is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    return 2;
  }
  return (await checkTypes(named.length > 0 ? named : known)) ? 0 : 1;
}

process.exitCode = await main();
