import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { accepts } from './accepts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The compressed form of a file in one encoding. */
export interface CompressedFile {
  readonly encoding: 'br' | 'gzip';
  readonly bytes: Buffer;
}

interface Forms {
  /** Unix ms; a changed time means a changed file. */
  readonly changedAt: number;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Returns a function that compresses files and caches each result until the file changes. */
export function createFileCompressor() {
  const forms = new Map<string, Forms>();

  async function getForms(file: string): Promise<Forms> {
    const { mtimeMs } = await stat(file);
    const present = forms.get(file);
    if (present?.changedAt === mtimeMs) return present;
    const bytes = await readFile(file);
    const [br, gz] = await Promise.all([brotli(bytes), zip(bytes)]);
    const made = { changedAt: mtimeMs, br, gzip: gz };
    forms.set(file, made);
    return made;
  }

  /** Undefined if the header allows neither encoding. */
  return async (file: string, header: string): Promise<CompressedFile | undefined> => {
    const encoding = (['br', 'gzip'] as const).find((each) => accepts(header, each));
    return encoding && { encoding, bytes: (await getForms(file))[encoding] };
  };
}

export type FileCompressor = ReturnType<typeof createFileCompressor>;
