import { execFileSync } from 'node:child_process';
import { cpus, totalmem, type } from 'node:os';
import type { Result } from 'autocannon';
import { root } from './root';

/** Limits for the embedded site. */
export const targets = { rate: 500, p99: 50, memory: 150e6 } as const;

/** One run of load. */
export interface LoadRun {
  readonly result: Result;
  /** Peak resident memory of the server, in bytes. */
  readonly memory: number;
  /** Target requests per second. */
  readonly rate: number;
  /** Load average of the machine before the run. */
  readonly busy: number;
  readonly taken: readonly string[];
  readonly left: readonly string[];
}

interface Verdict {
  readonly what: string;
  readonly found: string;
  readonly target: string;
  readonly met: boolean;
}

export function judge({ result, memory, rate }: LoadRun): Verdict[] {
  const failures = result.errors + result.timeouts + result.non2xx;
  const perSecond = result.requests.total / result.duration;
  return [
    { what: 'Requests per second', found: perSecond.toFixed(0), target: `≥ ${rate * 0.98}`, met: perSecond >= rate * 0.98 },
    { what: 'p99', found: `${result.latency.p99} ms`, target: `≤ ${targets.p99} ms`, met: result.latency.p99 <= targets.p99 },
    { what: 'Errors, timeouts, responses other than 200', found: String(failures), target: '0', met: failures === 0 },
    {
      what: 'Most memory (RSS)',
      found: `${(memory / 1e6).toFixed(0)} MB`,
      target: `≤ ${targets.memory / 1e6} MB`,
      met: memory <= targets.memory,
    },
  ];
}

/** Returns the machine of a run as text. */
export const getMachine = () =>
  `${type()}, ${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;

/** Formats the run as Markdown. */
export function getReport(run: LoadRun): string {
  const { result, rate, busy, taken, left } = run;
  const { latency } = result;
  const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const rows = judge(run).map(
    ({ what, found, target, met }) => `| ${what} | ${found} | ${target} | ${met ? 'met' : '**missed**'} |`,
  );
  const lines = [
    '# Load',
    '',
    `Commit ${commit}, ${new Date().toISOString()}. ${getMachine()}. The machine's load was ${busy.toFixed(1)} before the run, which makes its requests on the same machine.`,
    `${taken.length} addresses in turn, as a signed-in administrator accepting compressed responses: ${rate} requests per second over 10 connections for ${Math.round(result.duration)} s.`,
    '',
    '| | Found | Target | |',
    '| --- | ---: | ---: | --- |',
    ...rows,
    '',
    `Latency: p50 ${latency.p50} ms, p90 ${latency.p90} ms, p97.5 ${latency.p97_5} ms, p99 ${latency.p99} ms, p99.9 ${latency.p99_9} ms, most ${latency.max} ms.`,
    ...(left.length > 0
      ? ['', `Left out, since a fresh connected site does not respond to them with 200: ${left.join(', ')}.`]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}
