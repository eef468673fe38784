import type { ConnectionState } from '../connection/state';
import { connectionState } from '../connection/state';
import { activeModules, savedModuleOptions, setModuleActive } from '../db/modules';
import type { Database } from '../db/open';
import { findPlugin } from '../db/plugins';
import { toTraits, type Traits } from '../traits/traits';
import { modules } from './facts';
import type { ModuleFacts } from './module-facts';
import { getPlan, supportsModule, type Plan } from './plan';

/** What decides whether modules are on and can be. */
export interface ModulesState {
  readonly active: ReadonlySet<string>;
  readonly saved: ReadonlyMap<string, unknown>;
  readonly connection: ConnectionState;
  readonly plan: Plan;
  readonly hasShop: boolean;
  /** Modules that code on the site holds as they are. */
  readonly overrides: Traits['overrides'];
}

export const modulesState = (db: Database, now: number): ModulesState => ({
  active: activeModules(db),
  saved: savedModuleOptions(db),
  connection: connectionState(db),
  plan: getPlan(db, now),
  hasShop: findPlugin(db, 'woocommerce')?.active === true,
  overrides: toTraits(db).overrides,
});

/** Why a module cannot be used; false when it can. Tests in the order of initial-state.md, section 5. */
export function unavailableReason({ connection, plan, hasShop }: ModulesState, facts: ModuleFacts): false | string {
  if (facts.slug === 'vaultpress') return '';
  if (facts.slug === 'woocommerce-analytics' && !hasShop) return 'Needs the WooCommerce plugin, version 3 or newer';
  if (connection.offline.isActive) return facts.needs ? 'Not while the site is in offline mode' : false;
  if (!connection.registered) return 'The site is not connected';
  if (facts.needs === 'owner' && !connection.hasOwner) return 'Needs a linked account';
  return supportsModule(plan, facts) ? false : 'Not part of the current plan';
}

/** On, as the page is told: offline, what needs a connection is off whatever was stored. */
export const isActive = ({ active, connection }: ModulesState, facts: ModuleFacts): boolean =>
  active.has(facts.slug) && !(connection.offline.isActive && facts.needs !== undefined);

/** Modules in the order of the list; while the site is not connected those that need it come last. */
export function listed({ connection }: ModulesState): readonly ModuleFacts[] {
  if (connection.registered || connection.offline.isActive) return modules;
  return [...modules.filter(({ needs }) => !needs), ...modules.filter(({ needs }) => needs)];
}

export type Switched = 'done' | 'already' | 'not-supported' | 'failed';

/** Switches a module; `already` when it is stored that way. Option changes that belong to a switch are the caller's. */
export function switchModule(db: Database, now: number, facts: ModuleFacts, on: boolean): Switched {
  const state = modulesState(db, now);
  if (state.active.has(facts.slug) === on) return 'already';
  if (state.overrides[facts.slug] !== undefined) return 'failed';
  if (on) {
    const connected = state.connection.registered && !state.connection.offline.isActive;
    if (connected && !supportsModule(state.plan, facts)) return 'not-supported';
    if (unavailableReason(state, facts) !== false) return 'failed';
  }
  setModuleActive(db, facts.slug, on, now);
  return 'done';
}

/** The modules a fresh connection switches on by itself. */
export function defaultModules(isPublic: boolean, hasOwner: boolean): string[] {
  return modules
    .filter(({ auto, needs }) => (auto === 'Yes' || (auto === 'Public' && isPublic)) && (needs !== 'owner' || hasOwner))
    .map(({ slug }) => slug);
}
