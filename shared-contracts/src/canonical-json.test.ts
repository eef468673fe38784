import { getSignedText, toCanonicalJson } from './canonical-json';

test.each([
  [{ b: 1, a: [true, null, 'ü"'] }, '{"a":[true,null,"ü\\""],"b":1}'],
  [{ '\u20ac': 1, '\r': 2, '1': 3, '\ud83d\ude00': 4, é: 5 }, '{"\\r":2,"1":3,"é":5,"€":1,"😀":4}'],
  [{ kept: 0, dropped: undefined }, '{"kept":0}'],
  [[1e21, 0.000001, -0], '[1e+21,0.000001,0]'],
])('canonical JSON of %j', (value, text) => {
  expect(toCanonicalJson(value)).toBe(text);
});

test('a signature of the registry covers every key but the signature', () => {
  expect(getSignedText({ revision: 2, signature: { key: 'a', value: 'b' }, extra: {} })).toBe('{"extra":{},"revision":2}');
});
