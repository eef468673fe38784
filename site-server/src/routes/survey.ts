import { sendMarketingSurvey } from '@site-admin/contracts';
import { HttpError } from '../http-error';
import { callProviderAsSite, errorOf, isGood, orNetworkError } from '../relay/call-provider';
import { route, type Route } from '../route';

export const surveyRoutes: readonly Route[] = [
  route(sendMarketingSurvey, {}, async (call) => {
    const response = await orNetworkError(
      callProviderAsSite(call, { method: 'POST', path: '/marketing/survey', body: call.body }),
    );
    if (isGood(response)) return response.body;
    const { error, message } = errorOf(response);
    throw new HttpError(
      response.status >= 400 ? response.status : 500,
      error || 'failed_to_send',
      message || 'The provider did not answer.',
    );
  }),
];
