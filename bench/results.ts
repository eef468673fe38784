import type { Conditions } from './browser';
import type { BuildTimes } from './build-times';
import { spread, type Spread } from './figures';
import type { Origin } from './machine';
import type { LayoutShifts } from './layout-shift';
import type { Load } from './measure';
import type { RouteChanges, StepName } from './route-change';
import type { AssistantStepName, AssistantSteps } from './step-change';
import type { SettingsFigures } from './settings-figures';
import type { VariantName } from './variants';
import type { Weights } from './weights';

/** Metrics of a load, with their units. */
export const measures = {
  firstCard: { title: 'First card', unit: 'ms' },
  statsNumbers: { title: 'Stats numbers', unit: 'ms' },
  chart: { title: 'Chart', unit: 'ms' },
  blocking: { title: 'Blocking time', unit: 'ms' },
  scriptBytes: { title: 'Scripts, brotli', unit: 'bytes' },
  documentBytes: { title: 'Document', unit: 'bytes' },
  requests: { title: 'Requests', unit: 'requests' },
  heap: { title: 'Heap', unit: 'bytes' },
} as const satisfies Partial<Record<keyof Load, { title: string; unit: string }>>;

export type Measure = keyof typeof measures;
export type Summary = Readonly<Record<Measure, Spread & { readonly unit: string }>>;
export type Loads = Readonly<Record<Conditions['name'], Readonly<Record<VariantName, Summary>>>>;

/** Results of one run. */
export interface Results {
  readonly origin: Origin;
  readonly rounds: number;
  readonly loads: Loads;
  /** Milliseconds until My Plan shows the plan, cold and throttled. */
  readonly myPlan: Readonly<Record<'composed' | 'single', Spread>>;
  /** Milliseconds from click to content, for remotes shown before. */
  readonly routeChanges: Readonly<Record<StepName, Spread>>;
  /** Milliseconds from click to content, for steps of the assistant shown before. */
  readonly assistantSteps: Readonly<Record<AssistantStepName, Spread>>;
  readonly settings: SettingsFigures;
  readonly layoutShifts: LayoutShifts;
  /** Bytes the heap grows in 50 visits of the dashboard. */
  readonly heapGrowth: number;
  /** Milliseconds from the press of a switch to its new value. */
  readonly toggles: Spread;
  readonly weights: Weights;
  /** Missing in a run without builds. */
  readonly builds?: BuildTimes;
  /** Addresses a page requested more than once. */
  readonly repeated: readonly string[];
}

const names = Object.keys(measures) as Measure[];

export const getSpreads = (changes: RouteChanges): Results['routeChanges'] => ({
  settings: spread(changes.settings),
  dashboard: spread(changes.dashboard),
  myPlan: spread(changes.myPlan),
  back: spread(changes.back),
});

export const getStepSpreads = (steps: AssistantSteps): Results['assistantSteps'] => ({
  feature: spread(steps.feature),
  nextFeature: spread(steps.nextFeature),
  summary: spread(steps.summary),
});

export function getSummary(loads: readonly Load[]): Summary {
  const of = (name: Measure) => ({ ...spread(loads.map((load) => load[name])), unit: measures[name].unit });
  return {
    firstCard: of('firstCard'),
    statsNumbers: of('statsNumbers'),
    chart: of('chart'),
    blocking: of('blocking'),
    scriptBytes: of('scriptBytes'),
    documentBytes: of('documentBytes'),
    requests: of('requests'),
    heap: of('heap'),
  };
}

export { names as measureNames };
