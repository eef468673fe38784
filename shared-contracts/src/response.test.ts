import {
  Api404AfterRedirectError,
  Api404Error,
  ApiError,
  attachLicenses,
  FetchNetworkError,
  getIntroOffers,
  getModules,
  getPlans,
  getSite,
  getSiteDiscount,
  getSitePurchases,
  getStats,
  isApiError,
  isRequestError,
  JsonParseAfterRedirectError,
  JsonParseError,
  getErrorMessage,
  networkError,
  parseResponse,
  readResponse,
  RequestTimeoutError,
  ResponseShapeError,
  saveRecommendationsStep,
  type ResponseLike,
} from './index';

const createResponse = (status: number, body: string, redirectedTo?: string): ResponseLike => ({
  status,
  ok: status >= 200 && status < 300,
  redirected: redirectedTo !== undefined,
  url: redirectedTo ?? '',
  text: async () => body,
});

const getFailure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => Promise.reject(new Error('it was read as a success')),
    (error: unknown) => error,
  );

test.each([400, 403, 500])('API-005 status %d is an ApiError with the message, the status and the body', async (status) => {
  const body = { code: 'some_updated', message: 'Invalid option: a.', data: { status }, additional_errors: [] };
  const error = await getFailure(readResponse(getModules, createResponse(status, JSON.stringify(body))));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    name: 'ApiError',
    status,
    message: `Invalid option: a. (Status ${status})`,
    response: body,
  });
  expect(getErrorMessage(error)).toBe('Invalid option: a.');
});

test('API-005 an error body without code or message is still an ApiError, with what came as its data', async () => {
  const error = await getFailure(readResponse(getModules, createResponse(500, '"broken"')));
  expect(isApiError(error) && error.response).toEqual({ code: '', message: '', data: 'broken' });
});

test('API-006 a 404 is an Api404Error naming the call; its body is not read', async () => {
  const error = await getFailure(readResponse(getModules, createResponse(404, 'not JSON')));
  expect(error).toBeInstanceOf(Api404Error);
  expect(error).toMatchObject({ name: 'Api404Error', endpoint: 'GET module/all' });
});

test('API-006 a 404 behind a redirect is a distinct error, with the target of the redirect', async () => {
  const error = await getFailure(readResponse(getModules, createResponse(404, '', 'https://example.org/login')));
  expect(error).toBeInstanceOf(Api404AfterRedirectError);
  expect(error).toMatchObject({ name: 'Api404AfterRedirectError', url: 'https://example.org/login' });
});

test.each([200, 500])('API-007 with status %d, a body that is not JSON is a JsonParseError', async (status) => {
  const error = await getFailure(readResponse(getModules, createResponse(status, '<html>')));
  expect(error).toBeInstanceOf(JsonParseError);
  expect(error).toMatchObject({ endpoint: 'GET module/all', cause: expect.any(SyntaxError) });
});

test('API-007 the same behind a redirect is a distinct error, with the target of the redirect', async () => {
  const error = await getFailure(readResponse(getModules, createResponse(200, '<html>', 'https://example.org/login')));
  expect(error).toBeInstanceOf(JsonParseAfterRedirectError);
  expect(error).toMatchObject({ url: 'https://example.org/login' });
});

test('API-007 an empty body is not JSON either, except where the call needs no body', async () => {
  expect(await getFailure(readResponse(getModules, createResponse(200, '')))).toBeInstanceOf(JsonParseError);
  await expect(readResponse(saveRecommendationsStep, createResponse(200, ''))).resolves.toBe(true);
  await expect(readResponse(saveRecommendationsStep, createResponse(200, 'true'))).resolves.toBe(true);
});

test.each([getModules, saveRecommendationsStep])(
  'API-008 no response is a FetchNetworkError, whatever the method ($method)',
  async (endpoint) => {
    const cause = new TypeError('Failed to fetch');
    expect(networkError(endpoint, cause)).toBeInstanceOf(FetchNetworkError);
    expect(networkError(endpoint, cause)).toMatchObject({ name: 'FetchNetworkError', cause });

    const cutOff = { ...createResponse(200, ''), text: () => Promise.reject(cause) };
    expect(await getFailure(readResponse(endpoint, cutOff))).toMatchObject({ name: 'FetchNetworkError', cause });
  },
);

test('a 200 with an error inside is an ApiError (reference: wordpress, section 4)', async () => {
  const inside = { code: 'intro_offers_fetch_failed', message: 'No offers.', data: { status: '' } };
  const error = await getFailure(readResponse(getIntroOffers, createResponse(200, JSON.stringify(inside))));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 200, message: 'No offers. (Status 200)', response: inside });
  expect(isApiError(error) && getErrorMessage(error)).toBe('No offers.');
});

test('a success that has a code, and data with a status of its own, stays a success', async () => {
  const discount = { code: 'success', data: { code: 'X', status: 'active' } };
  await expect(readResponse(getSiteDiscount, createResponse(200, JSON.stringify(discount)))).resolves.toMatchObject({
    code: 'X',
  });
});

test('plans without a body are an ApiError: the provider did not send them', async () => {
  expect(await getFailure(readResponse(getPlans, createResponse(200, '')))).toMatchObject({
    name: 'ApiError',
    response: { code: 'failed_to_fetch_data' },
  });
  await expect(readResponse(getPlans, createResponse(200, '[]'))).resolves.toEqual([]);
});

test('every failure is an error of the catalog, distinguished by name', async () => {
  const failures = [
    await getFailure(readResponse(getModules, createResponse(404, ''))),
    await getFailure(readResponse(getModules, createResponse(500, '{}'))),
    await getFailure(readResponse(getModules, createResponse(200, '<'))),
    await getFailure(readResponse(getModules, createResponse(200, '{"a":3}'))),
    networkError(getModules, undefined),
    new RequestTimeoutError('POST settings', 30_000),
  ];
  expect(failures.map(isRequestError)).toEqual([true, true, true, true, true, true]);
  expect(isRequestError(new Error('x'))).toBe(false);
});

test('a response that lacks a member names the call and the dotted field', () => {
  const bad = () => parseResponse(getModules, { protect: { module: 'protect', options: { key: { enum: 'no list' } } } });
  expect(bad).toThrow(ResponseShapeError);
  expect(bad).toThrow('GET module/all: protect.options.key.enum: ');
});

test('a field inside JSON text is named behind the member that carries the text', () => {
  expect(() => parseResponse(getSite, { data: JSON.stringify({ plan: { product_id: 1 } }) })).toThrow(
    'GET site: data.plan.product_slug: ',
  );
  expect(() => parseResponse(getSitePurchases, { data: '[{"ID":"1"}]' })).toThrow('data.0.product_slug');
  expect(() => parseResponse(getSite, { data: '{broken' })).toThrow('GET site: data: is not JSON text');
});

test('in a choice of shapes, the field that came closest is named', () => {
  expect(() => parseResponse(getStats, { day: { data: [['2022-12-01', 'many']] } })).toThrow('day.data.0.1');
});

test('a response of another type is named as a whole', () => {
  expect(() => parseResponse(attachLicenses, { code: 'x' })).toThrow('POST licensing/attach-licenses: the response: ');
});
