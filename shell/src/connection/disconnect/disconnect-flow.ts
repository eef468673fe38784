import type { Analytics, Live } from '@site-admin/contracts';
import { getErrorText } from '@site-admin/kit';
import { live } from '../../page/live';
import { initialStep, disconnectReducer, type DisconnectEvent, type DisconnectStep } from './disconnect-reducer';
import { SurveyError, toSurveyPayload, type Respondent, type SurveyResponse } from './survey-response';

export interface DisconnectFlowDeps {
  /** Disconnects the site; rejects on failure. */
  readonly disconnect: () => void | Promise<void>;
  /** Called once the site is disconnected. */
  readonly onDisconnected: () => void;
  /** Called when the dialog is closed and the site is disconnected, in either order. */
  readonly onDone: () => void;
  readonly send: (payload: ReturnType<typeof toSurveyPayload>) => Promise<void>;
  readonly analytics: Analytics;
}

/** The state of the disconnect dialog, and its actions. */
export interface DisconnectFlow {
  readonly state: Live<DisconnectStep>;
  disconnect(): void;
  openSurvey(): void;
  /** Sends the survey; without a respondent it is skipped (spec 000 §4). */
  submitSurvey(response: SurveyResponse, respondent: Respondent | undefined): void;
  /** Called when the dialog is unmounted. */
  close(): void;
}

type SurveyDeps = Pick<DisconnectFlowDeps, 'send' | 'analytics'>;

/** Sends the survey and tracks it; resolves with the event of its result. */
async function sendTrackedSurvey(
  { send, analytics }: SurveyDeps,
  response: SurveyResponse,
  respondent: Respondent,
): Promise<DisconnectEvent> {
  const { reason } = response;
  analytics.record('jetpack_disconnect_survey_submit', { reason });
  try {
    await send(toSurveyPayload(respondent, response));
    return { type: 'survey accepted' };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const code = error instanceof SurveyError ? error.code : error.name;
    analytics.record('jetpack_disconnect_survey_error', { reason, code });
    return { type: 'survey failed', error };
  }
}

export function createDisconnectFlow(deps: DisconnectFlowDeps): DisconnectFlow {
  const state = live<DisconnectStep>(initialStep);
  let isClosed = false;
  let isDisconnected = false;
  const dispatch = (event: DisconnectEvent) => {
    const next = disconnectReducer(state.current, event);
    const hasChanged = next !== state.current;
    state.set(next);
    return hasChanged;
  };

  function onDisconnected() {
    isDisconnected = true;
    dispatch({ type: 'disconnected' });
    deps.onDisconnected();
    if (isClosed) deps.onDone();
  }

  return {
    state,
    disconnect() {
      if (!dispatch({ type: 'disconnect requested' })) return;
      Promise.resolve()
        .then(deps.disconnect)
        .then(onDisconnected, (error: unknown) => dispatch({ type: 'disconnect failed', errorText: getErrorText(error) }));
    },
    openSurvey: () => void dispatch({ type: 'survey opened' }),
    submitSurvey(response, respondent) {
      if (respondent === undefined) return void dispatch({ type: 'survey skipped' });
      if (dispatch({ type: 'survey submitted' })) void sendTrackedSurvey(deps, response, respondent).then(dispatch);
    },
    close() {
      isClosed = true;
      if (isDisconnected) deps.onDone();
    },
  };
}
