import { __ } from '@site-admin/runtime/i18n';
import { live } from '../page/live';
import type { ButtonLabels, PendingQuestion, Questions } from '../page/services/navigation';
const getLeaveLabels = (): ButtonLabels => ({ yes: __('Leave without saving', 'jetpack'), no: __('Stay', 'jetpack') });

export function createQuestions(): Questions {
  const open = live<PendingQuestion | undefined>(undefined);
  return {
    open,
    ask: (text, labels = getLeaveLabels()) =>
      new Promise((resolve) => {
        if (open.current) return resolve(false);
        open.set({
          text,
          labels,
          respond(isConfirmed) {
            open.set(undefined);
            resolve(isConfirmed);
          },
        });
      }),
  };
}
