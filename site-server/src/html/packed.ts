import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

// Quality 5: nearly as small as the highest, at a hundredth of its time. A window of 256 kB is more than any answer has.
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };

export const pack = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, { params: brotliParams }) : zip(text);

/** Most characters of the texts that are remembered with what they were packed into. */
const room = 2_000_000;

/**
 * Packs texts that are sent again and again, each once. The whole text is the key, so nobody gets what another was sent.
 * Those longest not asked for are forgotten when the room is full.
 */
export function packer(most = room): (text: string, encoding: Encoding) => Promise<Buffer> {
  const known: Record<Encoding, Map<string, Promise<Buffer>>> = { br: new Map(), gzip: new Map() };
  let used = 0;

  function forgetOldest(encoding: Encoding): void {
    for (const old of known[encoding].keys()) {
      if (used <= most) return;
      known[encoding].delete(old);
      used -= old.length;
    }
  }

  return (text, encoding) => {
    const texts = known[encoding];
    const found = texts.get(text);
    if (found) {
      // Put last again: the first ones are the oldest.
      texts.delete(text);
      texts.set(text, found);
      return found;
    }
    const packed = pack(text, encoding);
    texts.set(text, packed);
    used += text.length;
    // Gzip is hardly asked for any more: it makes way first.
    forgetOldest('gzip');
    forgetOldest('br');
    return packed;
  };
}
