/**
 * Measures the page: `npm run bench [-- --rounds N --skip-builds --check]`. Needs finished builds; tooling/scripts/bench.mjs makes them.
 * Prints the table, and writes bench/results unless builds are skipped. Exits with 0, or with --check with 1 if a target is missed.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findRemotes } from '../tooling/workspace.js';
import { conditions, launch, type Conditions } from './browser';
import { timeBuilds } from './build-times';
import { measureLayoutShifts } from './layout-shift';
import { measureHeapGrowth, measureToggles } from './long-use';
import { getOrigin } from './machine';
import { measureLoad, measureMyPlan, type Load } from './measure';
import { report } from './report';
import { spread } from './figures';
import { getSpreads, getStepSpreads, getSummary, type Results } from './results';
import { root } from './root';
import { measureRouteChanges } from './route-change';
import { measureSettings } from './settings-figures';
import type { Site } from './site';
import { measureAssistantSteps } from './step-change';
import { judge } from './targets';
import { serveVariants, variantNames, type VariantName } from './variants';
import { weigh } from './weights';

type Browser = Awaited<ReturnType<typeof launch>>;
type Sites = Readonly<Record<VariantName, Site>>;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    'skip-builds': { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

/** Loads every variant once per round, in rotating order, so that a slowdown of the machine affects all. */
async function measureAll(
  browser: Browser,
  sites: Sites,
  chosen: Conditions,
  rounds: number,
): Promise<Record<VariantName, Load[]>> {
  const loads: Record<VariantName, Load[]> = { composed: [], single: [], hundred: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = variantNames.map((_name, at) => variantNames[(at + round) % variantNames.length] ?? 'composed');
    for (const name of order) {
      const { address, session } = sites[name];
      loads[name].push(await measureLoad(browser, address, chosen, session));
    }
    console.log(`${chosen.title}: round ${round + 1} of ${rounds}`);
  }
  return loads;
}

/** Milliseconds until the plan of My Plan is shown, in the page and in the single bundle, loaded in turn. */
async function measurePlans(browser: Browser, { composed, single }: Sites, chosen: Conditions, rounds: number) {
  const found: Record<'composed' | 'single', number[]> = { composed: [], single: [] };
  for (let round = 0; round < rounds; round += 1) {
    found.composed.push(await measureMyPlan(browser, composed, chosen));
    found.single.push(await measureMyPlan(browser, single, chosen));
  }
  console.log('My Plan: done');
  return { composed: spread(found.composed), single: spread(found.single) };
}

const summed = (loads: Record<VariantName, Load[]>) => ({
  composed: getSummary(loads.composed),
  single: getSummary(loads.single),
  hundred: getSummary(loads.hundred),
});

function keep(results: Results, text: string): void {
  const folder = path.join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const { at, commit } = results.origin;
  const document = { ...results, targets: judge(results) };
  writeFileSync(path.join(folder, `${at.slice(0, 10)}-${commit}.json`), `${JSON.stringify(document, null, 1)}\n`);
  writeFileSync(path.join(folder, 'latest.md'), text);
}

async function run(folder: string): Promise<Results> {
  const rounds = Number(options.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${options.rounds}: expected a whole number above 0.`);
  const browser = await launch();
  const sites = await serveVariants(browser, folder);
  try {
    const [free, slow] = conditions;
    if (!free || !slow) throw new Error('Both conditions are needed.');
    // The first load of a server reads its files from disk and is not measured.
    await measureAll(browser, sites, free, 1);
    const unthrottled = await measureAll(browser, sites, free, rounds);
    const throttled = await measureAll(browser, sites, slow, rounds);
    const myPlan = await measurePlans(browser, sites, slow, Math.max(rounds, 5));
    const routeChanges = getSpreads(await measureRouteChanges(browser, sites.composed, Math.max(rounds, 7)));
    const assistantSteps = getStepSpreads(await measureAssistantSteps(browser, sites.composed, Math.max(rounds, 7)));
    console.log('Route changes: done');
    const settings = await measureSettings(browser, sites.composed, Math.max(rounds, 7));
    console.log('Settings: done');
    const layoutShifts = await measureLayoutShifts(browser, sites.composed);
    const heapGrowth = await measureHeapGrowth(browser, sites.composed);
    const toggles = spread(await measureToggles(browser, sites.composed, Math.max(rounds, 7)));
    console.log('Layout shifts, heap and toggles: done');
    const all = [...Object.values(unthrottled), ...Object.values(throttled)].flat();
    return {
      origin: getOrigin(browser),
      rounds,
      loads: { unthrottled: summed(unthrottled), throttled: summed(throttled) },
      myPlan,
      routeChanges,
      assistantSteps,
      settings,
      layoutShifts,
      heapGrowth,
      toggles,
      weights: weigh(
        path.join(folder, 'shell'),
        findRemotes().map((part) => path.join(folder, part)),
      ),
      repeated: [...new Set(all.flatMap(({ repeated }) => repeated))],
    };
  } finally {
    await Promise.all(Object.values(sites).map((site) => site.stop()));
    await browser.close();
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    const measured = await run(folder);
    const results: Results = options['skip-builds'] ? measured : { ...measured, builds: timeBuilds(folder) };
    const text = report(results);
    console.log(`\n${text}`);
    if (!options['skip-builds']) keep(results, text);
    if (options.check && judge(results).some(({ met }) => !met)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
