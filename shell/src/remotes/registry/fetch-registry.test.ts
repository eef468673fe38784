import { testResponse } from '../../testing/test-response';
import { createRegistryFetch } from './fetch-registry';

const headers = { 'If-None-Match': '"one"' };

function setUp(copy: string, registryFile: string | undefined = '/uploads/registry.json', needed: string[] = []) {
  const fetch = jest.fn(() => Promise.resolve(testResponse(copy)));
  const fetchAsUser = jest.fn(() => Promise.resolve(testResponse('{}')));
  const addresses = { registry: '/registry', ...(registryFile && { registryFile }) };
  return {
    fetch,
    fetchAsUser,
    poll: createRegistryFetch({ addresses, fetch, fetchAsUser, getRevision: () => 7, getNeeded: () => needed }),
  };
}

test('with a static copy of the same revision, a poll costs that file only', async () => {
  const { fetch, fetchAsUser, poll } = setUp('{"revision":7}');
  expect(await poll(headers)).toBeUndefined();
  expect(fetch.mock.calls).toEqual([['/uploads/registry.json', { cache: 'no-cache' }]]);
  expect(fetchAsUser).not.toHaveBeenCalled();
});

test('with a static copy of another revision, the server is asked, also after a rollback of the file', async () => {
  for (const revision of [8, 6]) {
    const { fetchAsUser, poll } = setUp(`{"revision":${revision}}`);
    expect(await poll(headers)).toBeDefined();
    expect(fetchAsUser.mock.calls).toEqual([['http://localhost/registry', { headers }]]);
  }
});

test.each(['', '{"revision":', '{}', '<html>'])('a static copy that reads %j is an error of this poll', async (copy) => {
  const { fetchAsUser, poll } = setUp(copy);
  await expect(poll(headers)).rejects.toThrow();
  expect(fetchAsUser).not.toHaveBeenCalled();
});

test('without a static copy each poll asks the server', async () => {
  const { fetch, poll } = setUp('', '');
  expect(await poll(headers)).toBeDefined();
  expect(fetch).not.toHaveBeenCalled();
});

test('the server is asked for the versions the page needs besides those that are live', async () => {
  const { fetchAsUser, poll } = setUp('', '', ['dashboard@1.0.0', 'settings@1.4.2']);
  await poll(headers);
  expect(fetchAsUser.mock.calls).toEqual([['http://localhost/registry?with=dashboard%401.0.0%2Csettings%401.4.2', { headers }]]);
});
