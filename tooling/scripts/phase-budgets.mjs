/** How long each phase of `npm test` may take on two quiet cores. */
import { availableParallelism, loadavg } from 'node:os';

/** Seconds measured on two quiet cores. A phase that takes half as long again fails. */
export const phaseBudgets = {
  Types: 8,
  Lint: 18,
  'Unit and contract tests': 211,
  Build: 26,
  'Browser tests': 288,
};

/** Returns whether other processes leave the cores free; called before the first phase, whose own load would count. */
export const isMachineQuiet = ([minute] = loadavg(), cores = availableParallelism()) => minute < cores / 4;

/**
 * @param {string} name of the phase
 * @param {number} seconds it took
 * @param {boolean} isQuiet whether the machine was quiet at the start
 * @returns {{ isExceeded: boolean, message: string } | undefined} undefined while the phase is within its budget
 */
export function checkPhaseBudget(name, seconds, isQuiet) {
  const budget = phaseBudgets[name];
  if (budget === undefined || seconds <= budget * 1.5) return undefined;
  const message = `${name} took ${seconds.toFixed(0)} s; its budget is ${budget} s, and half as much again is allowed (tooling/scripts/phase-budgets.mjs)`;
  return isQuiet
    ? { isExceeded: true, message: `${message}. Make it faster, or raise the budget with a reason.` }
    : { isExceeded: false, message: `${message}. The machine was busy, so this is no failure.` };
}
