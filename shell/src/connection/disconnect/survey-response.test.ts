import { sendSurvey, SurveyError, getSurveyUrl, toSurveyPayload, surveyReasons } from './survey-response';

const respondent = { userId: 987, siteId: 12345 };
const payload = toSurveyPayload(respondent, { reason: 'buggy', text: '' });

/** Creates a `fetch` that responds with this text. */
function provider(text: string) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push({ url: String(input), init });
    const response: Partial<Response> = { status: 200, ok: true, text: () => Promise.resolve(text) };
    return Promise.resolve(response as Response);
  };
  return { fetch, requests };
}

const send = (text: string) => sendSurvey(provider(text).fetch, getSurveyUrl(undefined), payload);

test('DASH-104 the reasons are these six', () => {
  expect(surveyReasons).toEqual([
    'troubleshooting',
    'not-working',
    'slowed-down-site',
    'buggy',
    'what-does-it-do',
    'another-reason',
  ]);
});

test('DASH-105 the text is sent with another-reason only, with at most 1000 characters', () => {
  const getText = (reason: 'buggy' | 'another-reason', text: string) =>
    toSurveyPayload(respondent, { reason, text }).survey_responses['why-cancel'];
  expect(getText('buggy', 'Left over')).toEqual({ response: 'buggy', text: null });
  expect(getText('another-reason', 'Mine')).toEqual({ response: 'another-reason', text: 'Mine' });
  expect(getText('another-reason', 'x'.repeat(1001)).text).toHaveLength(1000);
});

test('DASH-107 it is sent to the provider of the page data, else to the public URL, without credentials', async () => {
  expect(getSurveyUrl(undefined)).toBe('https://public-api.wordpress.com/wpcom/v2/marketing/feedback-survey');
  const { fetch, requests } = provider('{"success":true}');
  await sendSurvey(fetch, getSurveyUrl('http://provider.test'), payload);
  expect(requests).toEqual([
    {
      url: 'http://provider.test/wpcom/v2/marketing/feedback-survey',
      init: {
        method: 'POST',
        credentials: 'omit',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({
          site_id: 12345,
          user_id: 987,
          survey_id: 'jetpack-plugin-disconnect',
          survey_responses: { 'why-cancel': { response: 'buggy', text: null } },
        }),
      },
    },
  ]);
});

describe('DASH-108 only success: true counts as accepted', () => {
  test('it does', () => expect(send('{"success":true}')).resolves.toBeUndefined());

  test.each([
    ['{"success":false,"code":"unknown_site"}', 'unknown_site'],
    ['{"success":"true"}', 'unknown'],
    ['{"success":1}', 'unknown'],
    ['{}', 'unknown'],
    ['[]', 'unknown'],
    ['<html>', 'unreadable_answer'],
  ])('%s does not', async (text, code) => {
    const error = await send(text).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SurveyError);
    expect(error).toHaveProperty('code', code);
  });

  test('no response does not', async () => {
    const fetch = () => Promise.reject(new TypeError('offline'));
    await expect(sendSurvey(fetch, getSurveyUrl(undefined), payload)).rejects.toHaveProperty('code', 'no_answer');
  });
});
