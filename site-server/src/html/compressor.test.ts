import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createCompressor } from './compressor';

test('a text is compressed once per encoding while it is cached', async () => {
  const pack = createCompressor();
  const text = 'site '.repeat(400);
  const first = await pack(text, 'br');
  expect(await pack(`site ${'site '.repeat(399)}`, 'br')).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe(text);
  expect(gunzipSync(await pack(text, 'gzip')).toString()).toBe(text);
});

test('texts that differ in one character are compressed separately', async () => {
  const pack = createCompressor();
  const nonce = (value: string) => `${'{"a":1}'.repeat(300)}${value}`;
  const [mine, other] = await Promise.all([pack(nonce('a'), 'br'), pack(nonce('b'), 'br')]);
  expect(brotliDecompressSync(mine).toString()).toBe(nonce('a'));
  expect(brotliDecompressSync(other).toString()).toBe(nonce('b'));
});

test('when the cache is full, the least recently used text is evicted', async () => {
  const pack = createCompressor(25);
  const [a, b] = ['a', 'b'].map((letter) => letter.repeat(10));
  const packedA = await pack(a ?? '', 'br');
  const packedB = await pack(b ?? '', 'br');
  expect(await pack(a ?? '', 'br')).toBe(packedA);
  await pack('c'.repeat(10), 'br');
  expect(await pack(a ?? '', 'br')).toBe(packedA);
  expect(await pack(b ?? '', 'br')).not.toBe(packedB);
});
