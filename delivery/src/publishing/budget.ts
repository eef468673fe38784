import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { RemoteManifest } from '@site-admin/contracts';
import type { ReadFile } from './integrity';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns which limits of its own budget a manifest exceeds. Measured on the files, not taken from the manifest. */
export async function overBudget({ files, declaration }: RemoteManifest, read: ReadFile): Promise<string[]> {
  const { entryGzip, totalBrotli } = declaration.budget;
  const code = files.filter(({ kind }) => kind !== 'asset');
  const measured = await Promise.all(
    code.map(async ({ name, role }) => {
      const bytes = (await read(name)) ?? Buffer.alloc(0);
      const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 };
      return {
        entry: role === 'entry' ? (await gzip(bytes, { level: 9 })).length : 0,
        brotli: (await brotli(bytes, { params })).length,
      };
    }),
  );
  const entry = measured.reduce((sum, file) => sum + file.entry, 0);
  const total = measured.reduce((sum, file) => sum + file.brotli, 0);
  const found: string[] = [];
  if (entry > entryGzip) {
    found.push(`Over budget: the entry is ${kilobytes(entry)} gzip, allowed are ${kilobytes(entryGzip)} (budget.entryGzip).`);
  }
  if (total > totalBrotli) {
    found.push(
      `Over budget: scripts and styles are ${kilobytes(total)} brotli, allowed are ${kilobytes(totalBrotli)} (budget.totalBrotli).`,
    );
  }
  return found;
}
