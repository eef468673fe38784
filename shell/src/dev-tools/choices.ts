import * as v from 'valibot';
import { mockPlans } from './plans';
import { mockRoleNames } from './roles';
import { storageKey } from './tab-storage';

export const backupStates = ['unavailable', 'provisioning', 'awaiting_credentials', 'active'] as const;
export const scanStates = ['unavailable', 'provisioning', 'idle', 'scanning'] as const;
/** The number of simulated threats (spec 000 §2). */
export const manyThreats = 17;

const choicesSchema = v.object({
  role: v.optional(v.picklist(mockRoleNames)),
  account: v.optional(v.picklist(['linked', 'unlinked'])),
  stats: v.optional(v.picklist(['seen', 'hidden'])),
  plan: v.optional(v.picklist(mockPlans.map(({ slug }) => slug))),
  threats: v.optional(v.picklist(['none', 'many'])),
  backup: v.optional(v.picklist(backupStates)),
  scan: v.optional(v.picklist(scanStates)),
});

/** What is simulated; members that are missing are not simulated. */
export type Choices = Readonly<v.InferOutput<typeof choicesSchema>>;

const hasAnyChoice = (choices: Choices) => Object.values(choices).some((choice) => choice !== undefined);

/** Reads the choices stored in this tab; invalid ones are ignored, as storage can be edited. */
export function readStoredChoices(storage: Storage | undefined): Choices {
  try {
    return v.parse(choicesSchema, JSON.parse(storage?.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

/** Stores the choices in this tab. */
export function storeChoices(storage: Storage | undefined, choices: Choices): void {
  try {
    if (hasAnyChoice(choices)) storage?.setItem(storageKey, JSON.stringify(choices));
    else storage?.removeItem(storageKey);
  } catch {
    // Without storage a simulation lasts until the next load.
  }
}
