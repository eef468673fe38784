/** @jest-environment jsdom */
import fc from 'fast-check';
import * as v from 'valibot';
import * as contracts from '../../index';
import { getSite, type RemoteDeclaration, type RemoteModule } from '../../index';
import { jsonDataEnvelope, mapOrEmptyList, numberLike } from '../../wire';
import { breakValue, toWire } from './break-value';
import { isEndpoint } from './create-runs';
import { checkBadData } from './describe-bad-data';
import { findProblems } from './find-problems';
import { extremeValues, JsonText } from './schema-arbitrary';

const declaration: RemoteDeclaration = {
  name: 'sample',
  title: 'Sample',
  version: '1.0.0',
  contract: '^2.0.0',
  owner: 'a team',
  pages: [{ path: '/sample', title: 'Sample', audience: 'everyone', frame: 'dashboard', prefetch: [] }],
  navigation: [],
  extensions: [],
  emits: [],
  listens: [],
  budget: { entryGzip: 1, totalBrotli: 1 },
};

/** Returns a remote that shows the name of the site by `show`. */
const sample = (show: (host: HTMLElement, name: string | undefined) => void): RemoteModule => ({
  mount: (host, shell) =>
    new Promise((resolve, reject) => {
      const content = document.createElement('p');
      host.append(content);
      const subscription = shell.resources.watch(getSite).subscribe((site) => {
        if (site.status === 'loading') return;
        try {
          show(content, site.data?.name);
        } catch (error) {
          reject(error);
        }
        const unmount = () => {
          subscription.unsubscribe();
          content.remove();
        };
        resolve({ canUnload: () => 'yes', unmount });
      });
    }),
});

beforeAll(() => (process.env['BAD_DATA_SECONDS'] = '3'));
afterAll(() => delete process.env['BAD_DATA_SECONDS']);

test('a remote that shows texts as texts passes', async () => {
  const module = sample((host, name) => (host.textContent = `Site: ${name ?? 'unknown'}`));
  await expect(checkBadData({ declaration, module })).resolves.toBeUndefined();
});

test.each<[string, Parameters<typeof sample>[0], string]>([
  ['HTML', (host, name = 'none') => (host.innerHTML = `Site: ${name}`), 'an element was made of a text'],
  ['a missing value', (host, name) => (host.textContent = `Site: ${name}`), 'a value is shown unconverted'],
  ['nothing', (host, name) => (host.textContent = name ?? ''), 'the page is empty'],
  ['an error', (host, name) => (host.textContent = String(name?.length ?? JSON.parse('{'))), 'SyntaxError'],
  [
    'a link',
    (host, name = 'none') => host.append(Object.assign(document.createElement('a'), { href: name, textContent: 'Link' })),
    'runs a script',
  ],
])('a remote that shows %s fails, with the seed', async (_what, show, problem) => {
  const failure: unknown = await checkBadData({ declaration, module: sample(show) }).catch((error: unknown) => error);
  expect(String(failure)).toContain('seed: ');
  expect(failure instanceof Error && String(failure.cause)).toContain(problem);
});

const schema = jsonDataEnvelope(
  mapOrEmptyList(v.looseObject({ name: v.optional(v.string()), count: numberLike, list: v.array(v.string()) })),
);
const typical = { data: JSON.stringify({ name: 'A', count: 1, list: ['a'] }) };

test('extreme values are accepted by the schema they are made from', () => {
  const reads = Object.values<unknown>(contracts).filter(isEndpoint);
  expect(reads.length).toBeGreaterThan(30);
  const refused = [...reads, { path: 'sample', result: schema }].flatMap(({ path, result }) =>
    fc
      .sample(extremeValues(result, undefined).map(toWire), { seed: 1, numRuns: 50 })
      .map((value) => v.safeParse(result, value))
      .flatMap(({ issues }) => issues?.map((issue) => `${path}, ${v.getDotPath(issue)}: ${issue.message}`) ?? []),
  );
  expect([...new Set(refused)]).toEqual([]);
});

test('extreme values include hostile and huge texts, long lists, dangerous keys, and the sample', () => {
  const texts = JSON.stringify(fc.sample(extremeValues(schema, typical).map(toWire), { seed: 1, numRuns: 200 }));
  for (const part of ['<script', 'WWWWW', 'javascript:', '\\"A\\"']) expect(texts).toContain(part);
  const keys = fc.sample(extremeValues(v.record(v.string(), v.string()), { known: 'x' }), { seed: 1, numRuns: 100 });
  expect(JSON.stringify(keys)).toContain('__proto__');
  expect(JSON.stringify(keys)).toContain('known');
});

test('a value is broken at any depth, inside JSON text too, and the original is unchanged', () => {
  const value = { data: new JsonText({ list: ['a', 'b'] }) };
  const by = { kind: 'value', value: null } as const;
  // Paths: the value, data, its content, list, a, b.
  const broken = [0, 1, 2, 3, 4, 5].map((at) => JSON.stringify(toWire(breakValue(value, [{ at, by }]))));
  expect(broken).toEqual([
    'null',
    '{"data":null}',
    '{"data":"null"}',
    '{"data":"{\\"list\\":null}"}',
    '{"data":"{\\"list\\":[null,\\"b\\"]}"}',
    '{"data":"{\\"list\\":[\\"a\\",null]}"}',
  ]);
  expect(toWire(breakValue(value, [{ at: 3, by: { kind: 'missing' } }]))).toEqual({ data: '{}' });
  expect(toWire(value)).toEqual({ data: '{"list":["a","b"]}' });
});

test('texts that contain a word for a missing value are shown as they are', () => {
  const host = document.createElement('div');
  host.append('undefined-behavior /NaN Infinityfree');
  expect(findProblems(host)).toEqual([]);
  host.append(' NaN%');
  expect(findProblems(host)).toHaveLength(1);
});
