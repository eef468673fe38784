/** The state of the survey (spec 001 §4.12). */
export type SurveyState =
  /** Not submitted. */
  | { readonly status: 'none' }
  | { readonly status: 'submitting' }
  | { readonly status: 'submitted' }
  /** Tracked only: the thank-you step is shown as well. */
  | { readonly status: 'error'; readonly error: Error };

/** The step of the disconnect dialog (spec 000 §4), with its data. */
export type DisconnectStep =
  | { readonly step: 'confirm'; readonly errorText: string | undefined }
  | { readonly step: 'disconnecting' }
  | { readonly step: 'success' }
  | { readonly step: 'survey'; readonly survey: SurveyState & { readonly status: 'none' | 'submitting' } }
  | { readonly step: 'thank-you'; readonly survey: SurveyState & { readonly status: 'none' | 'submitted' | 'error' } };

/** An event of the disconnect dialog. */
export type DisconnectEvent =
  | { readonly type: 'disconnect requested' }
  | { readonly type: 'disconnected' }
  /** `errorText` is displayed. */
  | { readonly type: 'disconnect failed'; readonly errorText: string }
  | { readonly type: 'survey opened' }
  | { readonly type: 'survey submitted' }
  | { readonly type: 'survey accepted' }
  | { readonly type: 'survey failed'; readonly error: Error }
  /** Account or site are not known. */
  | { readonly type: 'survey skipped' };

export const initialStep: DisconnectStep = { step: 'confirm', errorText: undefined };

const noSurvey = { status: 'none' } as const;

/** Returns the next step; the same one for an event that does not apply, such as a second press. */
export function disconnectReducer(state: DisconnectStep, event: DisconnectEvent): DisconnectStep {
  switch (state.step) {
    case 'confirm':
      return event.type === 'disconnect requested' ? { step: 'disconnecting' } : state;
    case 'disconnecting':
      if (event.type === 'disconnected') return { step: 'success' };
      return event.type === 'disconnect failed' ? { step: 'confirm', errorText: event.errorText } : state;
    case 'success':
      return event.type === 'survey opened' ? { step: 'survey', survey: noSurvey } : state;
    case 'survey':
      return surveyReducer(state, event);
    case 'thank-you':
      return state;
  }
}

function surveyReducer(state: DisconnectStep & { step: 'survey' }, event: DisconnectEvent): DisconnectStep {
  if (state.survey.status === 'none') {
    if (event.type === 'survey submitted') return { step: 'survey', survey: { status: 'submitting' } };
    return event.type === 'survey skipped' ? { step: 'thank-you', survey: noSurvey } : state;
  }
  if (event.type === 'survey accepted') return { step: 'thank-you', survey: { status: 'submitted' } };
  return event.type === 'survey failed' ? { step: 'thank-you', survey: { status: 'error', error: event.error } } : state;
}
