import type { Analytics, Live } from '@site-admin/contracts';
import { getErrorText } from '@site-admin/kit';
import { live } from '../../page/live';
import { initialStep, disconnectReducer, type DisconnectEvent, type DisconnectStep } from './disconnect-reducer';
import { SurveyError, surveyPayload, type Respondent, type SurveyResponse } from './survey-response';

export interface DisconnectFlowDeps {
  /** Disconnects; rejects with what went wrong. */
  readonly disconnect: () => void | Promise<void>;
  /** Called once the site is disconnected. */
  readonly onDisconnected: () => void;
  /** Called when the dialog is gone, or when it was left before the site was disconnected: the page asks anew how things stand. */
  readonly onDone: () => void;
  readonly send: (payload: ReturnType<typeof surveyPayload>) => Promise<void>;
  readonly analytics: Analytics;
}

/** The dialog's course: what each press sets off, and what comes of it. */
export interface DisconnectFlow {
  readonly state: Live<DisconnectStep>;
  disconnect(): void;
  openSurvey(): void;
  /** Sends an answer; without somebody whose answer it is, nothing is sent (spec 000 §4). */
  answer(answer: SurveyResponse, respondent: Respondent | undefined): void;
  /** The dialog went away, whichever way. */
  close(): void;
}

/** One course, from the question to the thanks. */
export function createDisconnectFlow({ analytics, ...sources }: DisconnectFlowDeps): DisconnectFlow {
  const state = live<DisconnectStep>(initialStep);
  let isClosed = false;
  let isDisconnected = false;
  const happen = (event: DisconnectEvent) => {
    const next = disconnectReducer(state.current, event);
    const hasMoved = next !== state.current;
    state.set(next);
    return hasMoved;
  };

  function disconnected() {
    isDisconnected = true;
    happen({ type: 'disconnected' });
    sources.onDisconnected();
    if (isClosed) sources.onDone();
  }

  return {
    state,
    disconnect() {
      if (!happen({ type: 'disconnect requested' })) return;
      Promise.resolve()
        .then(sources.disconnect)
        .then(disconnected, (error: unknown) => happen({ type: 'disconnect failed', errorText: getErrorText(error) }));
    },
    openSurvey: () => void happen({ type: 'survey opened' }),
    answer(answer, respondent) {
      if (respondent === undefined) return void happen({ type: 'survey skipped' });
      if (!happen({ type: 'survey submitted' })) return;
      analytics.record('jetpack_disconnect_survey_submit', { reason: answer.reason });
      sources.send(surveyPayload(respondent, answer)).then(
        () => happen({ type: 'survey accepted' }),
        (error: Error) => {
          const code = error instanceof SurveyError ? error.code : error.name;
          analytics.record('jetpack_disconnect_survey_error', { reason: answer.reason, code });
          happen({ type: 'survey failed', error });
        },
      );
    },
    close() {
      isClosed = true;
      if (isDisconnected) sources.onDone();
    },
  };
}
