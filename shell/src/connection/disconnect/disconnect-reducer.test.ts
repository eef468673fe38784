import { initialStep, disconnectReducer, type DisconnectEvent, type DisconnectStep } from './disconnect-reducer';

const after = (...events: DisconnectEvent[]) => events.reduce(disconnectReducer, initialStep);
const walk = (...events: DisconnectEvent[]) => events.map((_event, index) => after(...events.slice(0, index + 1)).step);

const error = new Error('No.');
const requested = { type: 'disconnect requested' } as const;
const disconnected = { type: 'disconnected' } as const;
const surveyOpened = { type: 'survey opened' } as const;
const submitted = { type: 'survey submitted' } as const;

test('DASH-095 the steps follow one another: confirm, success, survey, thank you', () => {
  expect(initialStep.step).toBe('confirm');
  expect(walk(requested, disconnected, surveyOpened, submitted, { type: 'survey accepted' })).toEqual([
    'disconnecting',
    'success',
    'survey',
    'survey',
    'thank-you',
  ]);
});

test('DASH-111 the survey is submitting, then submitted or in error', () => {
  const submitting = after(requested, disconnected, surveyOpened, submitted);
  expect(submitting).toEqual({ step: 'survey', survey: { status: 'submitting' } });
  expect(disconnectReducer(submitting, { type: 'survey accepted' })).toEqual({
    step: 'thank-you',
    survey: { status: 'submitted' },
  });
  expect(disconnectReducer(submitting, { type: 'survey failed', error })).toEqual({
    step: 'thank-you',
    survey: { status: 'error', error },
  });
});

const states: readonly (readonly [string, DisconnectStep])[] = [
  ['confirm', initialStep],
  ['disconnecting', after(requested)],
  ['success', after(requested, disconnected)],
  ['survey', after(requested, disconnected, surveyOpened)],
  ['submitting', after(requested, disconnected, surveyOpened, submitted)],
  ['thank you', after(requested, disconnected, surveyOpened, { type: 'survey skipped' })],
];

const handledEvents: Readonly<Record<string, readonly DisconnectEvent['type'][]>> = {
  confirm: ['disconnect requested'],
  disconnecting: ['disconnected', 'disconnect failed'],
  success: ['survey opened'],
  survey: ['survey submitted', 'survey skipped'],
  submitting: ['survey accepted', 'survey failed'],
  'thank you': [],
};

const events: readonly DisconnectEvent[] = [
  requested,
  disconnected,
  { type: 'disconnect failed', errorText: 'No.' },
  surveyOpened,
  submitted,
  { type: 'survey accepted' },
  { type: 'survey failed', error },
  { type: 'survey skipped' },
];

test.each(states)('events that do not apply at %s are ignored', (name, state) => {
  const handled = events.filter((event) => disconnectReducer(state, event) !== state).map(({ type }) => type);
  expect(handled).toEqual(handledEvents[name]);
});
