import type { ConnectionState } from '../connection/state';
import { connectionState } from '../connection/state';
import { activeModules, savedModuleOptions, setModuleActive } from '../db/modules';
import type { Database } from '../db/open';
import { findPlugin } from '../db/plugins';
import { toTraits, type Traits } from '../traits/traits';
import { modules } from './facts';
import type { ModuleFacts } from './module-facts';
import { toBoolean } from './options';
import { getPlan, supportsModule, type Plan } from './plan';

/** What decides whether modules are active and available. */
export interface ModulesState {
  readonly active: ReadonlySet<string>;
  readonly saved: ReadonlyMap<string, unknown>;
  readonly connection: ConnectionState;
  readonly plan: Plan;
  readonly hasShop: boolean;
  /** Modules that code on the site overrides. */
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

/** Whether the plan includes the module, or the site has noted a purchase of search that the provider has not sent yet. */
const isSupported = ({ plan, saved }: ModulesState, facts: ModuleFacts): boolean =>
  supportsModule(plan, facts) || (facts.slug === 'search' && toBoolean(saved.get('has_jetpack_search_product')));

/** Returns why a module is unavailable; false if it is available. Checks in the order of initial-state.md, section 5. */
export function unavailableReason(state: ModulesState, facts: ModuleFacts): false | string {
  const { connection, hasShop } = state;
  if (facts.slug === 'vaultpress') return '';
  if (facts.slug === 'woocommerce-analytics' && !hasShop) return 'Needs the WooCommerce plugin, version 3 or newer';
  if (connection.offline.isActive) return facts.needs ? 'Not while the site is in offline mode' : false;
  if (!connection.registered) return 'The site is not connected';
  if (facts.needs === 'owner' && !connection.hasOwner) return 'Needs a linked account';
  return isSupported(state, facts) ? false : 'Not part of the current plan';
}

/** Returns whether a module is active; in offline mode, one that needs a connection is not, whatever is stored. */
export const isActive = ({ active, connection }: ModulesState, facts: ModuleFacts): boolean =>
  active.has(facts.slug) && !(connection.offline.isActive && facts.needs !== undefined);

/** Returns the modules in list order; on an unconnected site those that need a connection come last. */
export function listed({ connection }: ModulesState): readonly ModuleFacts[] {
  if (connection.registered || connection.offline.isActive) return modules;
  return [...modules.filter(({ needs }) => !needs), ...modules.filter(({ needs }) => needs)];
}

export type Switched = 'done' | 'already' | 'not-supported' | 'failed';

/** Switches a module; `already` if nothing changes. Option changes that belong to a switch are the caller's. */
export function switchModule(db: Database, now: number, facts: ModuleFacts, on: boolean): Switched {
  const state = modulesState(db, now);
  if (state.active.has(facts.slug) === on) return 'already';
  if (state.overrides[facts.slug] !== undefined) return 'failed';
  if (on) {
    const connected = state.connection.registered && !state.connection.offline.isActive;
    if (connected && !isSupported(state, facts)) return 'not-supported';
    if (unavailableReason(state, facts) !== false) return 'failed';
  }
  setModuleActive(db, facts.slug, on, now);
  return 'done';
}

/** Returns the modules that a new connection switches on. */
export function defaultModules(isPublic: boolean, hasOwner: boolean): string[] {
  return modules
    .filter(({ auto, needs }) => (auto === 'Yes' || (auto === 'Public' && isPublic)) && (needs !== 'owner' || hasOwner))
    .map(({ slug }) => slug);
}
