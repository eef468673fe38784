import { spread } from './figures';
import type { Load } from './measure';
import { report } from './report';
import { getSummary, type Results, type Summary } from './results';
import { judge } from './targets';

const load = (firstCard: number): Load => ({
  firstCard,
  statsNumbers: firstCard,
  chart: firstCard,
  blocking: 0,
  scriptBytes: 1,
  documentBytes: 1,
  ownBytes: 1,
  externalRequests: 0,
  requests: 1,
  repeated: [],
  heap: 1,
});
const summary = (...firstCards: number[]): Summary => getSummary(firstCards.map(load));

const results = (composed: Summary, single: Summary, hundred: Summary): Results => ({
  origin: {
    at: '2026-11-21T00:00:00.000Z',
    commit: 'abc',
    changed: false,
    machine: { system: 'Linux', cpu: 'x', cores: 2, memory: 4, node: '20', chromium: '156' },
  },
  rounds: 3,
  loads: { unthrottled: { composed, single, hundred }, throttled: { composed, single, hundred } },
  myPlan: { composed: spread([116, 300]), single: spread([100]) },
  routeChanges: { settings: spread([100]), dashboard: spread([101]), myPlan: spread([1]), back: spread([99, 100, 900]) },
  assistantSteps: { feature: spread([37]), nextFeature: spread([75, 100]), summary: spread([101]) },
  settings: {
    tabs: {
      security: spread([80]),
      performance: spread([101]),
      writing: spread([90]),
      sharing: spread([20]),
      discussion: spread([30]),
      traffic: spread([99]),
    },
    typing: {
      frontPageDescription: { ...spread([16]), p95: 17 },
      pageTitle: { ...spread([1]), p95: 2 },
      bing: { ...spread([3]), p95: 4 },
    },
  },
  layoutShifts: { dashboard: 0.021, security: 0, performance: 0, writing: 0, sharing: 0, discussion: 0, traffic: 0.02 },
  heapGrowth: 1_000_000,
  toggles: spread([100, 101]),
  weights: { shell: 145_000, dashboardRoute: 190_001, entries: { dashboard: 9000 } },
  repeated: ['/twice.js'],
});

test('ratios compare the medians of one run, and a value equal to the limit passes', () => {
  const found = judge(results(summary(115, 1, 999), summary(100, 90, 900), summary(126, 127, 128)));
  expect(found.map(({ found: value, met }) => [value, met])).toEqual([
    [115, true],
    [1.15, true],
    [127 / 115, false],
    [2.08, false],
    [0, true],
    [100, true],
    [101, false],
    [1, true],
    [100, true],
    [37, true],
    [87.5, true],
    [101, false],
    [100.5, false],
    [101, false],
    [16, true],
    [17, false],
    [1, true],
    [2, true],
    [3, true],
    [4, true],
    [0.021, false],
    [0, true],
    [0, true],
    [0, true],
    [0, true],
    [0, true],
    [0.02, true],
    [1, true],
    [145, true],
    [190.001, false],
    [9, true],
  ]);
});

test('the page of figures contains the machine, the missed targets, and what was measured twice', () => {
  const text = report(results(summary(130), summary(100), summary(130)));
  expect(text).toContain('Commit abc, 2026-11-21T00:00:00.000Z. Linux, 2 x x');
  expect(text).toContain('| First card, throttled: composed against single bundle | 1.30 x | ≤ 1.15 x | **missed** |');
  expect(text).toContain('| Layout shift of #/dashboard, throttled | 0.021 | ≤ 0.02 | **missed** |');
  expect(text).toContain('| Heap growth in 50 visits of #/dashboard | 1.00 MB | ≤ 1 MB | met |');
  expect(text).toContain('| Settings to dashboard, loaded, 4x CPU | 101.0 ms | ≤ 100 ms | **missed** |');
  expect(text).toContain('| My Plan to dashboard | 100 ms | 99 ms | 900 ms |');
  expect(text).toContain('| Change of a settings tab, slowest, 4x CPU | 101.0 ms | ≤ 100 ms | **missed** |');
  expect(text).toContain('| Typing in Front page description | 16.0 ms | 17.0 ms | 16.0 ms | 16.0 ms |');
  expect(text).toContain('My Plan shows the plan after 208 ms (116–300); in the single bundle after 100 ms (100–100).');
  expect(text).toContain('Asked for more than once: /twice.js.');
});
