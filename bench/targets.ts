import type { Results } from './results';
import { shiftScreens } from './layout-shift';
import { stepNames, steps } from './route-change';
import { settingsLimits, type SettingsFigures } from './settings-figures';
import { assistantStepNames, assistantSteps } from './step-change';
import { settingsTabs } from './settings-tabs';
import { getFieldName, typedFields } from './typing';

/** A target, and whether this run met it. */
export interface Verdict {
  readonly target: string;
  readonly found: number;
  readonly limit: number;
  readonly unit: string;
  readonly met: boolean;
}

const verdict = (target: string, found: number, limit: number, unit: string): Verdict => ({
  target,
  found,
  limit,
  unit,
  met: found <= limit,
});

/** Checks the figures of the settings. */
export function judgeSettings({ tabs, typing }: SettingsFigures): Verdict[] {
  const slowest = Math.max(...settingsTabs.map((tab) => tabs[tab].median));
  return [
    verdict('Change of a settings tab, slowest, 4x CPU', slowest, settingsLimits.tab, 'ms'),
    ...typedFields.flatMap((field) => [
      verdict(
        `Script per keystroke in ${getFieldName(field)}, median, 4x CPU`,
        typing[field].median,
        settingsLimits.keystroke,
        'ms',
      ),
      verdict(`Script per keystroke in ${getFieldName(field)}, 95%, 4x CPU`, typing[field].p95, settingsLimits.keystroke, 'ms'),
    ]),
  ];
}

function judgeLoads({ loads: { throttled }, myPlan }: Results): Verdict[] {
  const { composed, single, hundred } = throttled;
  const ratioToSingle = composed.firstCard.median / single.firstCard.median;
  return [
    verdict('First card, throttled', composed.firstCard.median, 2000, 'ms'),
    verdict('First card, throttled: composed against single bundle', ratioToSingle, 1.15, 'x'),
    verdict('First card, throttled: 100 remotes against 4', hundred.firstCard.median / composed.firstCard.median, 1.1, 'x'),
    verdict(
      'First card of My Plan, throttled: composed against single bundle',
      myPlan.composed.median / myPlan.single.median,
      1.15,
      'x',
    ),
    verdict('Blocking time, throttled', composed.blocking.median, 300, 'ms'),
  ];
}

/** Checks a run. Ratios are of medians of one run with alternating loads, so that drift of the machine cancels out. */
export function judge(results: Results): Verdict[] {
  const { routeChanges, settings, weights, builds } = results;
  return [
    ...judgeLoads(results),
    ...stepNames.map((name) => verdict(`${steps[name].title}, loaded, 4x CPU`, routeChanges[name].median, 100, 'ms')),
    ...assistantStepNames.map((name) =>
      verdict(`Assistant: ${assistantSteps[name].title}, 4x CPU`, results.assistantSteps[name].median, 100, 'ms'),
    ),
    verdict('Toggle of the dashboard, 4x CPU', results.toggles.median, 100, 'ms'),
    ...judgeSettings(settings),
    ...shiftScreens.map((screen) => verdict(`Layout shift of #/${screen}, throttled`, results.layoutShifts[screen], 0.02, '')),
    verdict('Heap growth in 50 visits of #/dashboard', results.heapGrowth / 1_000_000, 1, 'MB'),
    verdict('Scripts of the shell alone, brotli', weights.shell / 1000, 145, 'kB'),
    verdict('Scripts of #/dashboard, brotli', weights.dashboardRoute / 1000, 190, 'kB'),
    ...Object.entries(weights.entries).map(([name, bytes]) => verdict(`Entry of ${name}, gzip`, bytes / 1000, 9, 'kB')),
    ...(builds
      ? [
          verdict('Build of everything, cold', builds.all, 90, 's'),
          verdict('Build of one remote, cold', builds.oneRemote, 20, 's'),
        ]
      : []),
  ];
}
