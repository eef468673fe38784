import type { Live } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { live } from '../page/live';

/** What the two answers are called. */
export interface Answers {
  readonly yes: string;
  readonly no: string;
}

/** A question that waits for the person. */
export interface OpenQuestion {
  readonly text: string;
  readonly answers: Answers;
  answer(yes: boolean): void;
}

/** Asks the person one question at a time; the frame shows it as a dialog. */
export interface Questions {
  readonly open: Live<OpenQuestion | undefined>;
  /**
   * Resolves with the answer. A second question while one is open is answered with no. The answers are about leaving unless
   * named otherwise.
   */
  ask(text: string, answers?: Answers): Promise<boolean>;
}

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
