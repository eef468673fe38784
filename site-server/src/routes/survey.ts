import { sendMarketingSurvey } from '@site-admin/contracts';
import { Refusal } from '../refusal';
import { askAsSite, errorIn, isGood, orSilence } from '../relay/ask';
import { route, type Route } from '../route';

export const surveyRoutes: readonly Route[] = [
  route(sendMarketingSurvey, {}, async (call) => {
    const told = await orSilence(askAsSite(call, { method: 'POST', path: '/marketing/survey', body: call.body }));
    if (isGood(told)) return told.body;
    const { error, message } = errorIn(told);
    throw new Refusal(
      told.status >= 400 ? told.status : 500,
      error || 'failed_to_send',
      message || 'The provider did not answer.',
    );
  }),
];
