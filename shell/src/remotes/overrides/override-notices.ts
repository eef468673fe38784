import { __, sprintf } from '@site-admin/runtime/i18n';
import type { NoticeStore } from '../../page/services/notices';
import type { Refusal } from './overrides';

/** Returns why an override was refused. */
export function getRefusalText({ remote, target, reason }: Refusal): string {
  const param = `remote.${remote}=${target}`.slice(0, 120);
  switch (reason) {
    case 'closed':
      return sprintf(__('"%s" was ignored: overrides are not allowed on this site.', 'jetpack'), param);
    case 'unknown':
      return sprintf(__('"%s" was ignored: this page has no part with that name.', 'jetpack'), param);
    case 'disabled':
      return sprintf(__('"%s" was ignored: that part is disabled.', 'jetpack'), param);
    case 'unpublished':
      return sprintf(__('"%s" was ignored: that version is not published.', 'jetpack'), param);
    case 'withdrawn':
      return sprintf(__('"%s" was ignored: that version was withdrawn.', 'jetpack'), param);
    case 'address':
      return sprintf(__('"%s" was ignored: only published versions are allowed here.', 'jetpack'), param);
    case 'foreign':
      return sprintf(__('"%s" was ignored: only addresses on this computer are allowed.', 'jetpack'), param);
  }
}

function show(notices: NoticeStore, id: string, text: string): void {
  notices.show({ id, status: 'is-warning', text, isPersistent: true, placement: 'page' }, 'shell');
}

export const showRefusals = (notices: NoticeStore, refusals: readonly Refusal[]): void =>
  refusals.forEach((refusal) => show(notices, `override-refused-${refusal.remote}`, getRefusalText(refusal)));

/** Shows a notice with the reason why an override was dropped. */
export function showFailure(notices: NoticeStore, remote: string, target: string, message: string): void {
  /* translators: 1: a version, 2: the name of a part of the page, 3: what went wrong, in a sentence. */
  const text = sprintf(
    __('Version %1$s of "%2$s" could not be loaded, so the live version is shown. %3$s', 'jetpack'),
    target,
    remote,
    message,
  );
  show(notices, `override-${remote}`, text);
}
