import * as v from 'valibot';
import { mockPlans } from './plans';
import { mockRoleNames } from './roles';
import { storageKey } from './tab-storage';

export const backupStates = ['unavailable', 'provisioning', 'awaiting_credentials', 'active'] as const;
export const scanStates = ['unavailable', 'provisioning', 'idle', 'scanning'] as const;
/** How many threats are found when some are (spec 000 §2). */
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

/** What is simulated; a member that is missing is as it really is. */
export type Choices = Readonly<v.InferOutput<typeof choicesSchema>>;

/** Whether anything is simulated at all. */
const hasAnyChoice = (choices: Choices) => Object.values(choices).some((choice) => choice !== undefined);

/** What this tab simulated before it was reloaded. Storage is anybody's: what cannot be read is nothing. */
export function readStoredChoices(storage: Storage | undefined): Choices {
  try {
    return v.parse(choicesSchema, JSON.parse(storage?.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps the choices for as long as the tab lives. */
export function storeChoices(storage: Storage | undefined, choices: Choices): void {
  try {
    if (hasAnyChoice(choices)) storage?.setItem(storageKey, JSON.stringify(choices));
    else storage?.removeItem(storageKey);
  } catch {
    // Without storage a simulation holds until the next load.
  }
}
