import { firstStep, stepAfter, type DisconnectEvent, type DisconnectStep } from './step';

const after = (...events: DisconnectEvent[]) => events.reduce(stepAfter, firstStep);
const walk = (...events: DisconnectEvent[]) => events.map((_event, index) => after(...events.slice(0, index + 1)).step);

const error = new Error('No.');
const asked = { type: 'disconnect asked' } as const;
const disconnected = { type: 'disconnected' } as const;
const surveyAsked = { type: 'survey asked' } as const;
const sent = { type: 'survey sent' } as const;

test('DASH-095 the steps follow one another: confirm, success, survey, thank you', () => {
  expect(firstStep.step).toBe('confirm');
  expect(walk(asked, disconnected, surveyAsked, sent, { type: 'survey taken' })).toEqual([
    'disconnecting',
    'success',
    'survey',
    'survey',
    'thank-you',
  ]);
});

test('DASH-111 the survey is submitting, then submitted or in error', () => {
  const submitting = after(asked, disconnected, surveyAsked, sent);
  expect(submitting).toEqual({ step: 'survey', survey: { status: 'submitting' } });
  expect(stepAfter(submitting, { type: 'survey taken' })).toEqual({ step: 'thank-you', survey: { status: 'submitted' } });
  expect(stepAfter(submitting, { type: 'survey failed', error })).toEqual({
    step: 'thank-you',
    survey: { status: 'error', error },
  });
});

const places: readonly (readonly [string, DisconnectStep])[] = [
  ['confirm', firstStep],
  ['disconnecting', after(asked)],
  ['success', after(asked, disconnected)],
  ['survey', after(asked, disconnected, surveyAsked)],
  ['submitting', after(asked, disconnected, surveyAsked, sent)],
  ['thank you', after(asked, disconnected, surveyAsked, { type: 'survey skipped' })],
];

const moves: Readonly<Record<string, readonly DisconnectEvent['type'][]>> = {
  confirm: ['disconnect asked'],
  disconnecting: ['disconnected', 'disconnect failed'],
  success: ['survey asked'],
  survey: ['survey sent', 'survey skipped'],
  submitting: ['survey taken', 'survey failed'],
  'thank you': [],
};

const events: readonly DisconnectEvent[] = [
  asked,
  disconnected,
  { type: 'disconnect failed', problem: 'No.' },
  surveyAsked,
  sent,
  { type: 'survey taken' },
  { type: 'survey failed', error },
  { type: 'survey skipped' },
];

test.each(places)('what means nothing at %s changes nothing', (place, state) => {
  const moving = events.filter((event) => stepAfter(state, event) !== state).map(({ type }) => type);
  expect(moving).toEqual(moves[place]);
});
