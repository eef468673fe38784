/** How sending the survey stands (spec 001 §4.12). */
export type SurveyState =
  /** Not asked, or left unanswered. */
  | { readonly status: 'none' }
  | { readonly status: 'submitting' }
  | { readonly status: 'submitted' }
  /** Tracked only: the person is thanked all the same. */
  | { readonly status: 'error'; readonly error: Error };

/** Where the disconnect dialog stands (spec 000 §4). One of, so that no step can be shown before the one it follows from. */
export type DisconnectStep =
  | { readonly step: 'confirm'; readonly problem: string | undefined }
  | { readonly step: 'disconnecting' }
  | { readonly step: 'success' }
  | { readonly step: 'survey'; readonly survey: SurveyState & { readonly status: 'none' | 'submitting' } }
  | { readonly step: 'thank-you'; readonly survey: SurveyState & { readonly status: 'none' | 'submitted' | 'error' } };

/** What happens to it. */
export type DisconnectEvent =
  | { readonly type: 'disconnect asked' }
  | { readonly type: 'disconnected' }
  /** `problem` is what the person reads. */
  | { readonly type: 'disconnect failed'; readonly problem: string }
  | { readonly type: 'survey asked' }
  | { readonly type: 'survey sent' }
  | { readonly type: 'survey taken' }
  | { readonly type: 'survey failed'; readonly error: Error }
  /** Nobody is known whose answer it would be. */
  | { readonly type: 'survey skipped' };

/** The question, before anything was tried. */
export const firstStep: DisconnectStep = { step: 'confirm', problem: undefined };

const noSurvey = { status: 'none' } as const;

/** The step after an event; the same where the event means nothing there, such as a second press. */
export function stepAfter(state: DisconnectStep, event: DisconnectEvent): DisconnectStep {
  switch (state.step) {
    case 'confirm':
      return event.type === 'disconnect asked' ? { step: 'disconnecting' } : state;
    case 'disconnecting':
      if (event.type === 'disconnected') return { step: 'success' };
      return event.type === 'disconnect failed' ? { step: 'confirm', problem: event.problem } : state;
    case 'success':
      return event.type === 'survey asked' ? { step: 'survey', survey: noSurvey } : state;
    case 'survey':
      return surveyAfter(state, event);
    case 'thank-you':
      return state;
  }
}

function surveyAfter(state: DisconnectStep & { step: 'survey' }, event: DisconnectEvent): DisconnectStep {
  if (state.survey.status === 'none') {
    if (event.type === 'survey sent') return { step: 'survey', survey: { status: 'submitting' } };
    return event.type === 'survey skipped' ? { step: 'thank-you', survey: noSurvey } : state;
  }
  if (event.type === 'survey taken') return { step: 'thank-you', survey: { status: 'submitted' } };
  return event.type === 'survey failed' ? { step: 'thank-you', survey: { status: 'error', error: event.error } } : state;
}
