import { conditions } from './browser';
import type { Spread } from './figures';
import { measureNames, measures, type Measure, type Results, type Summary } from './results';
import { stepNames, steps } from './route-change';
import { reportSettings } from './settings-figures';
import { assistantStepNames, assistantSteps } from './step-change';
import { judge, type Verdict } from './targets';
import { variantNames } from './variants';

const titles = { composed: 'Composed', single: 'Single bundle', hundred: '100 remotes' } as const;

function shown(value: number, unit: string): string {
  if (unit === 'bytes') return value >= 1_000_000 ? `${(value / 1_000_000).toFixed(1)} MB` : `${(value / 1000).toFixed(1)} kB`;
  return unit === 'ms' ? `${Math.round(value)} ms` : String(value);
}

const cell = (summary: Summary, name: Measure) => {
  const { median, min, max, unit } = summary[name];
  const range = unit === 'ms' ? ` (${Math.round(min)}–${Math.round(max)})` : '';
  return `${shown(median, unit)}${range}`;
};

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table({ loads }: Results, { name, title }: (typeof conditions)[number]): string[] {
  const of = loads[name];
  const ratio = (measure: Measure, variant: 'single' | 'composed', other: 'composed' | 'hundred') =>
    (of[other][measure].median / of[variant][measure].median).toFixed(2);
  return [
    `### ${title}`,
    '',
    row(['', ...variantNames.map((variant) => titles[variant]), 'Composed / single', '100 / composed']),
    row(['---', '---:', '---:', '---:', '---:', '---:']),
    ...measureNames.map((measure) =>
      row([
        measures[measure].title,
        ...variantNames.map((variant) => cell(of[variant], measure)),
        ratio(measure, 'single', 'composed'),
        ratio(measure, 'composed', 'hundred'),
      ]),
    ),
    '',
  ];
}

/** Decimals by unit; 1 by default. */
const decimals: Readonly<Record<string, number>> = { x: 2, MB: 2, '': 3 };

const verdictRow = ({ target, found, limit, unit, met }: Verdict) =>
  row([target, `${found.toFixed(decimals[unit] ?? 1)} ${unit}`.trim(), `≤ ${limit} ${unit}`.trim(), met ? 'met' : '**missed**']);

/** Measured without network throttling, so that only the page's own work counts. */
function changesTable({ routeChanges, assistantSteps: walked }: Results): string[] {
  const ms = (value: number) => `${Math.round(value)} ms`;
  const changeRow = (title: string, { median, min, max }: Spread) => row([title, ms(median), ms(min), ms(max)]);
  return [
    '## Route changes',
    '',
    'From the click to the frame that shows the first content, 4x CPU; each remote and step had been on screen before.',
    '',
    row(['', 'Median', 'Least', 'Most']),
    row(['---', '---:', '---:', '---:']),
    ...stepNames.map((name) => changeRow(steps[name].title, routeChanges[name])),
    ...assistantStepNames.map((name) => changeRow(assistantSteps[name].title, walked[name])),
    '',
  ];
}

function myPlanLine({ myPlan: { composed, single } }: Results): string {
  const ms = ({ median, min, max }: Spread) => `${Math.round(median)} ms (${Math.round(min)}–${Math.round(max)})`;
  return `My Plan shows the plan after ${ms(composed)}; in the single bundle after ${ms(single)}.`;
}

/** Formats the run as Markdown. */
export function report(results: Results): string {
  const { at, commit, changed, machine } = results.origin;
  return [
    '# Bench',
    '',
    `Commit ${commit}${changed ? ' with changes' : ''}, ${at}. ${machine.system}, ${machine.cores} x ${machine.cpu}, ${machine.memory} GiB, ` +
      `Node ${machine.node}, Chromium ${machine.chromium}.`,
    `#/dashboard, cold cache, medians of ${results.rounds} (least–most); the three pages are loaded in turn.`,
    '',
    '## Targets',
    '',
    row(['Target', 'Found', 'Limit', '']),
    row(['---', '---:', '---:', '---']),
    ...judge(results).map(verdictRow),
    '',
    '## Loads',
    '',
    ...conditions.flatMap((each) => table(results, each)),
    myPlanLine(results),
    '',
    ...changesTable(results),
    ...reportSettings(results.settings),
    results.repeated.length === 0
      ? 'No address was asked for twice.'
      : `Asked for more than once: ${results.repeated.join(', ')}.`,
    '',
  ].join('\n');
}
