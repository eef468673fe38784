import { getSettings, noticeDurations, setModuleActive, type NoticeStatus, type ShellServices } from '@site-admin/contracts';
import { getErrorText, moduleToggleEvent, moduleToggleTexts } from '@site-admin/kit';
import { catchError, filter, of, switchMap, take, tap, type Observable } from '@site-admin/runtime/rx';
import type { ActivationRequest } from './module-activation.slice';

/** Shows the notices of spec 001 §4.5; each replaces the one before. */
function createNotices({ name }: ActivationRequest, { notices }: ShellServices) {
  const { noticeId: id = 'module-toggle', progress = '', success = '', error } = moduleToggleTexts(name, true);
  const show = (status: NoticeStatus, text: string, duration = 0) => notices.show({ id, status, text, duration });
  return {
    started: () => show('is-info', progress),
    succeeded: () => show('is-success', success, noticeDurations.success),
    failed: (failure: unknown) => show('is-error', error?.(getErrorText(failure)) ?? ''),
  };
}

/** Activates a module by the module call (spec 002 §7). Emits once it is active on screen, or its activation failed. */
export function activateModule(request: ActivationRequest, services: ShellServices): Observable<unknown> {
  const { requests, resources, analytics } = services;
  const { slug } = request;
  const notices = createNotices(request, services);
  notices.started();
  return requests.call(setModuleActive, { params: { slug }, body: { active: true } }).pipe(
    tap(() => {
      notices.succeeded();
      const { event, properties } = moduleToggleEvent(slug, true);
      analytics.record(event, properties);
    }),
    // The call has made the settings stale; they contain the state of the module.
    switchMap(() => resources.watch(getSettings)),
    filter(({ status }) => status !== 'loading'),
    take(1),
    catchError((failure: unknown) => of(notices.failed(failure))),
  );
}
