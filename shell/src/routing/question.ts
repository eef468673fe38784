import { live } from '../services/live';
import type { Live } from '@site-admin/contracts';

/** A question that waits for the person. */
export interface OpenQuestion {
  readonly text: string;
  /** True to leave. */
  answer(leave: boolean): void;
}

/** Asks the person one question at a time; the frame shows it as a dialog. */
export interface Questions {
  readonly open: Live<OpenQuestion | undefined>;
  /** Resolves with the answer: true to leave. A second question while one is open is answered with "stay". */
  ask(text: string): Promise<boolean>;
}

export function createQuestions(): Questions {
  const open = live<OpenQuestion | undefined>(undefined);
  return {
    open,
    ask: (text) =>
      new Promise((resolve) => {
        if (open.current) return resolve(false);
        open.set({
          text,
          answer(leave) {
            open.set(undefined);
            resolve(leave);
          },
        });
      }),
  };
}
