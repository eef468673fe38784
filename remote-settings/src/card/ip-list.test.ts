import { isIpAddress, isIpRange } from './ip-list';
import { checkAddresses, checkAddressesAndRanges } from './ip-list.texts';

// As `isIP` of Node.js decides.
test.each([
  ['10.0.0.1', true],
  ['255.255.255.255', true],
  ['256.0.0.1', false],
  ['10.0.0', false],
  ['10.0.0.1.2', false],
  ['010.0.0.1', false],
  ['10.0.0.1/24', false],
  ['::', true],
  ['::1', true],
  ['1::', true],
  ['2001:db8::1', true],
  ['2001:DB8:0:0:0:0:0:1', true],
  ['1:2:3:4:5:6:7:8', true],
  ['1:2:3:4:5:6:7:8:9', false],
  ['1:2:3:4:5:6:7', false],
  ['1::2::3', false],
  [':1::2', false],
  ['1:2:3:4:5:6:7::', true],
  ['::ffff:10.0.0.1', true],
  ['10.0.0.1::', false],
  ['::10.0.0.1:1', false],
  ['2001:db8::g', false],
  ['12345::', false],
  ['abcd', false],
  ['<script>alert(1)</script>', false],
  ['', false],
  ['☃', false],
])('SET-034 "%s" is an address: %s', (text, expected) => {
  expect(isIpAddress(text)).toBe(expected);
});

test.each([
  ['10.0.0.1-10.0.0.9', true],
  ['10.0.0.1 - 10.0.0.9', true],
  ['2001:db8::1-2001:db8::ff', true],
  ['10.0.0.1-2001:db8::1', false],
  ['10.0.0.1-', false],
  ['10.0.0.1-10.0.0.2-10.0.0.3', false],
  ['10.0.0.1', false],
])('SET-034 "%s" is a range: %s', (text, expected) => {
  expect(isIpRange(text)).toBe(expected);
});

test.each([
  ['', undefined],
  ['10.0.0.1\n2001:db8::1\r\n\n\t10.0.0.5 - 10.0.0.9\n10.0.0.2, 10.0.0.3', undefined],
  ['10.0.0.1\n10.0.0.300', 'Line 2: “10.0.0.300” is not an IP address or a range of IP addresses.'],
  ['10.0.0.1\n\n10.0.0.2 10.0.0.3', 'Line 3: “10.0.0.2 10.0.0.3” is not an IP address or a range of IP addresses.'],
  ['<script>', 'Line 1: “<script>” is not an IP address or a range of IP addresses.'],
  ['😀', 'Line 1: “😀” is not an IP address or a range of IP addresses.'],
  ['😀'.repeat(60), `Line 1: “${'😀'.repeat(45)}…” is not an IP address or a range of IP addresses.`],
  ['x'.repeat(60), `Line 1: “${'x'.repeat(45)}…” is not an IP address or a range of IP addresses.`],
])('SET-034 the always-allowed list %j: %s', (list, message) => {
  expect(checkAddressesAndRanges(list)).toBe(message);
});

test.each([
  ['10.0.0.1 10.0.0.2;10.0.0.3,2001:db8::1\n10.0.0.4', undefined],
  ['10.0.0.1\nlocalhost', 'Line 2: “localhost” is not an IP address.'],
  ['10.0.0.1-10.0.0.9', 'Line 1: “10.0.0.1-10.0.0.9” is a range. Only single IP addresses are supported here.'],
])('SET-037 a list of the firewall %j: %s', (list, message) => {
  expect(checkAddresses(list)).toBe(message);
});

test('10,000 lines are checked within 100 ms, twice within 200 ms', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `2001:db8::${index.toString(16)}`);
  // The fastest of five: other programs delay some of them.
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    expect(checkAddressesAndRanges(lines.join('\n'))).toBeUndefined();
    expect(checkAddressesAndRanges([...lines, '10.0.0.256'].join('\n'))).toMatch(/^Line 10001: /);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(200);
});
