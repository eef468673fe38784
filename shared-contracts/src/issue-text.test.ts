import * as v from 'valibot';
import { describeIssues, describeJsonError } from './issue-text';

const schema = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'a semver version such as 1.4.2')),
  role: v.optional(v.picklist(['entry', 'sync'])),
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  title: v.optional(v.pipe(v.string(), v.minLength(1))),
  pages: v.optional(v.array(v.object({ path: v.string() }))),
});

test.each([
  ['a custom rule', { version: '1' }, 'version: expected a semver version such as 1.4.2, found "1"'],
  ['a missing key', {}, 'version: missing'],
  ['a type', { version: '1.0.0', size: '5' }, 'size: expected number, found "5"'],
  ['a fraction', { version: '1.0.0', size: 1.5 }, 'size: expected an integer, found 1.5'],
  ['a limit', { version: '1.0.0', size: 0 }, 'size: expected a value >=1, found 0'],
  ['an empty text', { version: '1.0.0', title: '' }, 'title: expected a length of >=1, found ""'],
  ['a choice', { version: '1.0.0', role: 'main' }, 'role: expected "entry" or "sync", found "main"'],
  ['an unknown key', { version: '1.0.0', surprise: 1 }, 'surprise: an unknown key; remove it'],
  ['a nested key', { version: '1.0.0', pages: [{}] }, 'pages.0.path: missing'],
  ['an object', { version: {} }, 'version: expected string, found an object'],
  ['another document', 'x', 'the document: expected Object, found "x"'],
  ['a long text', { version: '1'.repeat(100) }, `found "${'1'.repeat(59)}…`],
])('%s is described by path, expected value and value found', (_what, value, text) => {
  const parsed = v.safeParse(schema, value);
  expect(describeIssues(parsed.issues ?? [])).toEqual([expect.stringContaining(text)]);
});

test('a rule for a whole object is described without the object', () => {
  const single = v.pipe(
    v.object({ parts: v.array(v.string()) }),
    v.check(({ parts }) => parts.length === 1, 'a single part'),
  );
  expect(describeIssues(v.safeParse(single, { parts: [] }).issues ?? [], 'arguments')).toEqual([
    'arguments: expected a single part',
  ]);
});

test.each([
  ['{\n"a": 1\n"b": 2 }', 'not valid JSON at line 3'],
  ['', 'empty instead of JSON'],
  ['hello', 'not valid JSON'],
])('the text %j is described as %s', (text, expected) => {
  let failure: unknown;
  try {
    JSON.parse(text);
  } catch (error) {
    failure = error;
  }
  expect(describeJsonError(text, failure)).toBe(expected);
});
