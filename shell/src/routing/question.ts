import { __ } from '@site-admin/runtime/i18n';
import { live } from '../page/live';
import type { Answers, OpenQuestion, Questions } from '../page/services/navigation';
const aboutLeaving = (): Answers => ({ yes: __('Leave without saving', 'jetpack'), no: __('Stay', 'jetpack') });

export function createQuestions(): Questions {
  const open = live<OpenQuestion | undefined>(undefined);
  return {
    open,
    ask: (text, answers = aboutLeaving()) =>
      new Promise((resolve) => {
        if (open.current) return resolve(false);
        open.set({
          text,
          answers,
          answer(yes) {
            open.set(undefined);
            resolve(yes);
          },
        });
      }),
  };
}
