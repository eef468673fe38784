import type { Browser } from 'playwright-core';
import { p95, spread, type Spread } from './figures';
import { measureTabChanges, settingsTabs, type SettingsTab, type TabChanges } from './settings-tabs';
import type { Site } from './site';
import { getFieldName, measureTyping, typedFields, type TypedField, type Typing } from './typing';

/** Milliseconds with a CPU slowdown of 4. */
export interface SettingsFigures {
  readonly tabs: Readonly<Record<SettingsTab, Spread>>;
  readonly typing: Readonly<Record<TypedField, Spread & { readonly p95: number }>>;
}

/** Limits of the median, and of the 95th percentile of typing. */
export const settingsLimits = { tab: 100, keystroke: 16 } as const;

const summarizeTabs = (changes: TabChanges): SettingsFigures['tabs'] => ({
  security: spread(changes.security),
  performance: spread(changes.performance),
  writing: spread(changes.writing),
  sharing: spread(changes.sharing),
  discussion: spread(changes.discussion),
  traffic: spread(changes.traffic),
});

const summarize = (values: readonly number[]) => ({ ...spread(values), p95: p95(values) });

const summarizeTyping = ({ frontPageDescription, pageTitle, bing }: Typing): SettingsFigures['typing'] => ({
  frontPageDescription: summarize(frontPageDescription),
  pageTitle: summarize(pageTitle),
  bing: summarize(bing),
});

/** Measures the settings of a site: changing tabs `rounds` times, and typing. */
export async function measureSettings(browser: Browser, site: Site, rounds: number): Promise<SettingsFigures> {
  return {
    tabs: summarizeTabs(await measureTabChanges(browser, site, rounds)),
    typing: summarizeTyping(await measureTyping(browser, site)),
  };
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const ms = (value: number) => `${value.toFixed(1)} ms`;

/** Formats the figures as Markdown. */
export function reportSettings({ tabs, typing }: SettingsFigures): string[] {
  return [
    '## Settings',
    '',
    'From the click on a tab to the frame that shows its last card, and script time per keystroke; 4x CPU.',
    '',
    row(['', 'Median', '95%', 'Least', 'Most']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...settingsTabs.map((tab) => row([`Tab ${tab}`, ms(tabs[tab].median), '', ms(tabs[tab].min), ms(tabs[tab].max)])),
    ...typedFields.map((field) =>
      row([
        `Typing in ${getFieldName(field)}`,
        ms(typing[field].median),
        ms(typing[field].p95),
        ms(typing[field].min),
        ms(typing[field].max),
      ]),
    ),
    '',
  ];
}
