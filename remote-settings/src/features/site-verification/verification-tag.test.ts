import { isVerificationValue, toCode, toMetaTag } from './verification-tag';

test.each([
  ['google', 'aB3_-x', '<meta name="google-site-verification" content="aB3_-x" />'],
  ['bing', '1234', '<meta name="msvalidate.01" content="1234" />'],
  ['pinterest', '1234', '<meta name="p:domain_verify" content="1234" />'],
  ['yandex', '1234', '<meta name="yandex-verification" content="1234" />'],
  ['facebook', '1234', '<meta name="facebook-domain-verification" content="1234" />'],
] as const)('SET-097 a code of %s is wrapped into its meta tag', (service, code, tag) => {
  expect(toMetaTag(service, code)).toBe(tag);
  expect(toMetaTag(service, tag)).toBe(tag);
  expect(toCode(tag)).toBe(code);
});

test.each(['', 'two words', 'a=b', '😀', '<script>'])('SET-097 %j is not wrapped', (value) => {
  expect(toMetaTag('google', value)).toBe(value);
});

test.each([
  ["\t<META  content='ab' name='x'>\n", 'ab'],
  [' 1234 ', '1234'],
  ['<meta name="x" content="a=b" />', '<meta name="x" content="a=b" />'],
  ['<script>', '<script>'],
])('the code of %j is %j', (text, code) => {
  expect(toCode(text)).toBe(code);
});

test.each([
  ['', true],
  ['a_B-1', true],
  ['<meta name="x" content="a=b" />', true],
  ['two words', false],
  ['<script>alert(1)</script>', false],
  ['😀', false],
])('%j can be saved: %s', (value, isValid) => {
  expect(isVerificationValue(value)).toBe(isValid);
});
