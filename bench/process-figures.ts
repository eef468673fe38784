import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Clock ticks per second of Linux. */
const ticks = 100;

/** Returns the processor time a process has used, in seconds; NaN on other systems than Linux. */
export function readCpuSeconds(pid: number): number {
  try {
    // The name of the process, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return Number.NaN;
  }
}

/** Returns the resident memory of a process in bytes. */
export const readMemory = async (pid: number): Promise<number> =>
  Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim()) * 1024;
