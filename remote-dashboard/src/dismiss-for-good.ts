import { updateSettings, type ShellServices } from '@site-admin/contracts';
import { problemText } from '@site-admin/kit';
import { EMPTY, catchError, defer, ignoreElements, type Observable } from '@site-admin/runtime/rx';
import { __, sprintf } from '@site-admin/runtime/i18n';

type Dismissal = 'dismiss_empty_stats_card' | 'dismiss_dash_agencies_learn_more';

/** Tells the site that a card was sent away. That failing is said, but brings nothing back: the card stays away in this view. */
export function dismissForGood(setting: Dismissal, { requests, notices }: ShellServices): Observable<never> {
  return requests.call(updateSettings, { body: { [setting]: true } }).pipe(
    ignoreElements(),
    catchError((error: unknown) =>
      defer(() => {
        notices.show({
          id: 'module-setting-update',
          status: 'is-error',
          /* translators: %s is what the site answered. */
          text: sprintf(__('Error updating settings. %s', 'jetpack'), problemText(error)),
        });
        return EMPTY;
      }),
    ),
  );
}
