import type { Observable } from 'rxjs';
import type { RequestError } from './errors';
import type { Live } from './live';
import type { SettingName, Settings, SettingsChange } from './site/settings';

/** The notice texts of a change by stage; `undefined` shows nothing for that stage. */
export interface ChangeTexts {
  readonly progress?: string | undefined;
  readonly success?: string | undefined;
  /** @param message The site's message, or a translated sentence for a network error. */
  readonly error?: ((message: string) => string) | undefined;
  /** Groups the notices of changes: progress and success replace an earlier one with the same id. Default: `module-setting-update`. */
  readonly noticeId?: string;
}

export interface ChangeOptions {
  /**
   * Replaces the default texts stage by stage. `none` shows no notice: the caller displays a failure itself. A failure that ends
   * after the caller has unsubscribed from the result is shown with the default text all the same.
   */
  readonly texts?: ChangeTexts | 'none';
  /** Offers Undo on the success notice. Default: true where exactly one setting with a known stored value is changed. */
  readonly undo?: boolean;
  /** Recorded once the change is saved. The name follows the rule of `analytics.record`. */
  readonly track?: { readonly event: string; readonly properties?: Readonly<Record<string, string | number | boolean>> };
  /** Reloads the page after a successful change, for options that change the admin menu; not before all queued changes have ended. */
  readonly reload?: boolean;
}

/** How a change ended. A refused change is reverted; `message` is what the notice shows. */
export type ChangeResult =
  { readonly status: 'saved' } | { readonly status: 'failed'; readonly error: RequestError; readonly message: string };

/** The settings of some names as the page shows them: pending over stored. */
export interface SettingsView<Name extends SettingName = SettingName> {
  /** `loading` until the site's settings are known; `failed` where they could not be loaded. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly values: Pick<Settings, Name & keyof Settings>;
  /** What the site has stored, without what is pending. */
  readonly stored: Pick<Settings, Name & keyof Settings>;
  /** Names with a change that is queued or sent and not yet confirmed. */
  readonly pending: readonly Name[];
}

/**
 * The site's options and module switches, owned by the shell: one optimistic overlay for the whole page. A change outlives the
 * remote, the route and the version that asked for it.
 */
export interface SiteSettings {
  /** The value shown now: pending, else stored. */
  value<Name extends SettingName>(name: Name): Settings[Name];
  /** A live view of `names`; the same object while nothing about them has changed (deep equality). */
  watch<Name extends SettingName>(names: readonly Name[]): Live<SettingsView<Name>>;
  /**
   * Shows `patch` at once, and queues it. Changes are sent in order, one request at a time; changes that wait are sent together.
   * On refusal it is reverted and explained in a notice. Sent whether or not the result is subscribed to.
   *
   * @returns Emits the result once and completes; replayed to late subscribers. Never errors.
   */
  change(patch: SettingsChange, options?: ChangeOptions): Observable<ChangeResult>;
  /** Text typed into forms and not saved, kept by the shell so that it survives a swap of the remote's version. */
  readonly drafts: SettingsDrafts;
}

export interface SettingsDrafts {
  /** `{}` where the form has no unsaved edit. */
  read(formId: string): SettingsChange;
  /** Replaces the unsaved edits of a form; `{}` removes them. */
  write(formId: string, edits: SettingsChange): void;
}
