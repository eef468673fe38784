import fc from 'fast-check';

/** Attribute of every element that hostile text would create if it were parsed as HTML. */
export const hostileAttribute = 'data-hostile';

/** Names whose use as a key of a plain object is dangerous. */
export const hostileKeys = ['__proto__', 'constructor', 'toString', '', '<b data-hostile>key</b>'];

const hostileTexts = [
  `<img src="x" ${hostileAttribute} onerror="alert(1)">`,
  `<script ${hostileAttribute}>alert(1)</script>`,
  `"><svg ${hostileAttribute} onload="alert(1)">`,
  `&lt;b ${hostileAttribute}&gt;Name&lt;/b&gt;`,
  `<a ${hostileAttribute} href="https://evil.example">Name</a>`,
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '%s %1$s %d %',
  '{{name}} {0} ${name}',
];

const oddTexts = [
  '',
  ' ',
  '0',
  '2022-12-01',
  '2022-13-45T99:00:00Z',
  '\u202eright to left',
  'a\u0000b',
  '👩‍👩‍👧‍👦',
  'https://exa mple',
  '/',
];

const hugeTexts = ['W'.repeat(1000), 'word '.repeat(400)];

/** Texts: the sample, hostile, odd and huge ones. */
export const texts = (samples: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(samples.length > 0 ? samples : ['Name'])) },
    { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: 2, arbitrary: fc.constantFrom(...oddTexts) },
    { weight: 1, arbitrary: fc.constantFrom(...hugeTexts) },
  );

/** Numbers that JSON can contain. */
export const numbers = (samples: readonly number[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...(samples.length > 0 ? samples : [1])) },
    { weight: 3, arbitrary: fc.constantFrom(0, -1, 1, 0.1, 1e21, 1e300, -1e300, Number.MAX_SAFE_INTEGER, 1_669_852_800_000) },
  );

/** Replaces a value to break its response. */
export type Break = { readonly kind: 'missing' } | { readonly kind: 'value'; readonly value: unknown };

/** What replaces a field: nothing, null, and values of every type. */
export const breaks: fc.Arbitrary<Break> = fc.oneof(
  fc.constant<Break>({ kind: 'missing' }),
  fc
    .constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1e300,
      '',
      'text',
      hostileTexts[0],
      [],
      [null],
      [[]],
      {},
      { a: null },
      hugeTexts[0],
    )
    .map((value): Break => ({ kind: 'value', value })),
);
