import type { Results } from './results';
import { stepNames, steps } from './route-change';
import { settingsLimits, type SettingsFigures } from './settings-figures';
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

/** Checks a run. Ratios are of medians of one run with alternating loads, so that drift of the machine cancels out. */
export function judge({ loads, routeChanges, settings, weights, builds }: Results): Verdict[] {
  const { composed, single, hundred } = loads.throttled;
  return [
    verdict(
      'First card, throttled: composed against single bundle',
      composed.firstCard.median / single.firstCard.median,
      1.25,
      'x',
    ),
    verdict('First card, throttled: 100 remotes against 4', hundred.firstCard.median / composed.firstCard.median, 1.1, 'x'),
    ...stepNames.map((name) => verdict(`${steps[name].title}, loaded, 4x CPU`, routeChanges[name].median, 100, 'ms')),
    ...judgeSettings(settings),
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
