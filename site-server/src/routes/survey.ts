import { sendMarketingSurvey } from '@site-admin/contracts';
import { EmptyResponse } from '../http-error';
import { callProviderAsUser, orNetworkError } from '../relay/call-provider';
import { route, type Route } from '../route';

export const surveyRoutes: readonly Route[] = [
  // Relays any response of the provider, errors included.
  route(sendMarketingSurvey, {}, async (call) => {
    const response = await orNetworkError(
      callProviderAsUser(call, { method: 'POST', path: '/marketing/survey', body: call.body }),
    );
    if (response.status === 0 || response.body === undefined) throw new EmptyResponse();
    return response.body;
  }),
];
