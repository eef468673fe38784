/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { declaredEndpoints } from './declared';
import { Api404Error, ApiError, initialState, readResponse, type Endpoint } from '../index';

// Responses of a real site, where a local capture exists; none is part of this repository.
const folder = process.env['REFERENCE_CAPTURES'] ?? path.resolve(__dirname, '../../../../shared/reference/captures');

const capture = v.object({
  method: v.string(),
  endpoint: v.pipe(
    v.string(),
    v.transform((address) => (address.replace(/^jetpack\/v4\/?/, '').split('?')[0] ?? '').replace(/\/$/, '')),
  ),
  status: v.number(),
  body: v.unknown(),
});

const reads = declaredEndpoints().filter(({ method }) => method === 'GET');

/** Returns the GET endpoint of a captured path; an exact path has priority over one with parameters. */
function declaredFor(address: string): Endpoint | undefined {
  const fits = ({ path: declared }: Endpoint) => new RegExp(`^${declared.replace(/:\w+/g, '[^/]+')}$`).test(address);
  return reads.find(({ path: declared }) => declared === address) ?? reads.find(fits);
}

const sites = existsSync(folder)
  ? readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  : [];

const captures = sites.flatMap((site) =>
  readdirSync(path.join(folder, site))
    .filter((file) => file.endsWith('.json') && file !== 'Initial_State.json')
    .map((file) => {
      const read = v.parse(capture, JSON.parse(readFileSync(path.join(folder, site, file), 'utf8')));
      return { ...read, title: `${site}: ${file}`, declared: declaredFor(read.endpoint) };
    })
    .filter(({ method, declared }) => method === 'GET' && declared !== undefined),
);

if (sites.length === 0) {
  test.skip(`captured responses pass their schemas (there are none: looked in REFERENCE_CAPTURES, then ${folder})`, () => {});
} else {
  test('the captures contain responses of the declared calls', () => {
    expect(captures.length).toBeGreaterThan(40);
  });

  test.each(captures)('$title passes its schema', async ({ declared, status, body }) => {
    if (!declared) throw new Error('nothing to check against');
    const response = { status, ok: status < 300, redirected: false, url: '', text: async () => JSON.stringify(body) };
    const result = readResponse(declared, response);
    if (status < 300) await expect(result).resolves.toBeDefined();
    else await expect(result).rejects.toBeInstanceOf(status === 404 ? Api404Error : ApiError);
  });

  test.each(sites)('the initial state of %s passes its schema', (site) => {
    const state: unknown = JSON.parse(readFileSync(path.join(folder, site, 'Initial_State.json'), 'utf8'));
    expect(v.safeParse(initialState, state).issues?.map((issue) => v.getDotPath(issue))).toBeUndefined();
  });
}
