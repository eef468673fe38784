import { stat, readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as v from 'valibot';
import { parseDocument } from '../registry/json';
import { Refused } from '../errors';
import type { ReadFile } from './integrity';

/** Returns the folder of `part` (a path, `remote-dashboard`, or `dashboard`) that contains `manifest`; undefined if there is none. */
async function locate(base: string, part: string, manifest: string): Promise<string | undefined> {
  for (const folder of [part, `remote-${part}`].flatMap((name) => [path.resolve(base, name, 'dist'), path.resolve(base, name)])) {
    const found = await stat(path.join(folder, manifest)).catch(() => undefined);
    if (found?.isFile()) return folder;
  }
  return undefined;
}

/** A build in its folder: a valid manifest and the files next to it. */
export interface BuildFolder<Manifest> {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly text: string;
  readonly read: ReadFile;
}

/**
 * Opens the build of `part`.
 *
 * @throws {Refused} Without a valid manifest, with the file and each key.
 */
export async function openBuild<S extends v.GenericSchema>(
  base: string,
  part: string,
  name: string,
  schema: S,
): Promise<BuildFolder<v.InferOutput<S>>> {
  const folder = await locate(base, part, name);
  if (!folder) {
    throw new Refused(`There is no build of ${part}.`, [
      `No ${name} in ${part} or ${part}/dist. Build it: npm run build -- ${part}`,
    ]);
  }
  const file = path.join(folder, name);
  const text = await readFile(file, 'utf8');
  const parsed = parseDocument(schema, text);
  if ('problems' in parsed) {
    throw new Refused(`The build of ${part} cannot be used.`, [
      ...parsed.problems.map((problem) => `${file}: ${problem}`),
      `Build it again: npm run build -- ${part} --force`,
    ]);
  }
  const read: ReadFile = (wanted) => readFile(path.join(folder, wanted)).catch(() => undefined);
  return { folder, manifest: parsed.value, text, read };
}
