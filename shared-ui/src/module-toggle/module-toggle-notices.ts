import { __, sprintf } from '@site-admin/runtime/i18n';
import type { Notice } from '@site-admin/contracts';

/** Milliseconds a success stays (spec 001 §9). */
const successFor = 2000;

/** The id all notices about switching modules share, so that a later one takes the place of an earlier one. */
const id = 'module-toggle';

export interface ModuleToggleNotices {
  /** Shown while the site switches it. */
  readonly progress: Notice;
  readonly success: Notice;
  /** `reason` is the site's own message; may be empty. */
  failure(reason: string): Notice;
}

/** What is said while and after a module is switched (spec 001 §4.5): hand each to `notices.show` in turn. `name` as the module list has it. */
export function moduleToggleNotices(name: string, isActivating = true): ModuleToggleNotices {
  return {
    progress: { id, status: 'is-info', showDismiss: false, text: progressText(name, isActivating) },
    success: { id, status: 'is-success', duration: successFor, text: successText(name, isActivating) },
    failure: (reason) => ({ id, status: 'is-error', text: failureText(name, reason, isActivating).trim() }),
  };
}

/** What changes the host's own menus and bars, which only a reload shows. */
const changesHost: ReadonlySet<string> = new Set(['masterbar', 'jetpack_testimonial', 'jetpack_portfolio']);

/** Whether the page must be loaded anew after this module or option was switched. */
export function reloadsPage(key: string): boolean {
  return changesHost.has(key);
}

function progressText(name: string, isActivating: boolean): string {
  return isActivating
    ? // translators: %s is the name of a feature.
      sprintf(__('Activating %s…', 'jetpack'), name)
    : // translators: %s is the name of a feature.
      sprintf(__('Deactivating %s…', 'jetpack'), name);
}

function successText(name: string, isActivating: boolean): string {
  return isActivating
    ? // translators: %s is the name of a feature.
      sprintf(__('%s has been activated.', 'jetpack'), name)
    : // translators: %s is the name of a feature.
      sprintf(__('%s has been deactivated.', 'jetpack'), name);
}

function failureText(name: string, reason: string, isActivating: boolean): string {
  return isActivating
    ? // translators: %1$s is the name of a feature, %2$s what the site said.
      sprintf(__('%1$s failed to activate. %2$s', 'jetpack'), name, reason)
    : // translators: %1$s is the name of a feature, %2$s what the site said.
      sprintf(__('%1$s failed to deactivate. %2$s', 'jetpack'), name, reason);
}
