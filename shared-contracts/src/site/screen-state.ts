import type { ProductSuggestion, Upsell } from './recommendations';
import type { SettingsChange } from './settings';

/** What a settings screen knows besides the settings themselves (spec 001 §4.12, 002 §3). */
export interface SettingsState {
  /** Slugs of modules being switched on. */
  readonly activating: readonly string[];
  /** Slugs of modules being switched off. */
  readonly deactivating: readonly string[];
  /** Names of options being saved. */
  readonly updating: readonly string[];
  /** What is on its way to the site. */
  readonly settingsSent: SettingsChange;
  /** What the site took. */
  readonly updatedSettings: SettingsChange;
  /** Edits wait to be saved. */
  readonly isUnsaved: boolean;
  readonly searchTerm: string;
}

/** What the assistant knows besides its data (spec 002 §3). */
export interface RecommendationsState {
  /** Slug of the current step. */
  readonly step: string;
  readonly upsell: Upsell | undefined;
  readonly productSuggestions: readonly ProductSuggestion[];
  /** Slugs something on the site gave rise to. */
  readonly conditional: readonly string[];
  readonly siteDiscount: { readonly viewed: string | undefined };
  /** By feature. */
  readonly installing: Readonly<Record<string, boolean>>;
}

/** Before anything was done. */
export const idleSettings: SettingsState = {
  activating: [],
  deactivating: [],
  updating: [],
  settingsSent: {},
  updatedSettings: {},
  isUnsaved: false,
  searchTerm: '',
};

/** Whether an option, or the module of this name, is being changed just now. */
export const isUpdating = ({ activating, deactivating, updating }: SettingsState, name: string) =>
  [activating, deactivating, updating].some((names) => names.includes(name));

/** The suggestions as the list of slugs they are also passed as. */
export const suggestedSlugs = (suggestions: readonly ProductSuggestion[]) => suggestions.map(({ slug }) => slug);
