import { noticeDurations, resetOptions } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { usePage } from '../../page/page-context';

const noticeId = 'reset-options';

/** Returns a callback that resets the site's options after a confirmation (spec 001 §2.3, §8.4). For development versions. */
export function useResetOptions(): () => void {
  const { services, notices, questions } = usePage();
  return async () => {
    const agreed = await questions.ask(__('This will reset all Jetpack options, are you sure?', 'jetpack'), {
      yes: __('Reset Options', 'jetpack'),
      no: __('Cancel', 'jetpack'),
    });
    if (!agreed) return;
    notices.show({ id: noticeId, status: 'is-info', text: __('Resetting options…', 'jetpack') }, 'shell');
    services.requests.call(resetOptions, { params: { name: 'options' }, body: { reset: true } }).subscribe({
      next: () =>
        notices.show(
          { id: noticeId, status: 'is-success', text: __('Options reset.', 'jetpack'), duration: noticeDurations.success },
          'shell',
        ),
      error: () => notices.show({ id: noticeId, status: 'is-error', text: __('Options failed to reset.', 'jetpack') }, 'shell'),
    });
  };
}
