import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocaleData } from '@site-admin/contracts';
import * as v from 'valibot';
import type { Site } from '../site';
import { readLanguagePacks } from './language-packs';

const keyList = v.array(v.string());
const manifest = v.object({ files: v.array(v.object({ name: v.string() })) });
type Manifest = v.InferOutput<typeof manifest>;

/** The translations of the texts that a page may show. */
export interface PageTexts {
  /** @param manifests Texts of the manifests of the live remotes, by `manifestUrl`. */
  read(locale: string, shell: Manifest, manifests: Readonly<Record<string, string>>): Promise<LocaleData | undefined>;
}

function parseManifest(text: string): Manifest | undefined {
  try {
    return v.parse(manifest, JSON.parse(text));
  } catch {
    // The page reports a damaged manifest. One that is a declaration only has no list.
    return undefined;
  }
}

/** Reads a file of a build by its name. */
type ReadBuilt = (name: string) => Promise<Buffer | undefined>;

/** Returns the keys of a build's texts; none if it was built without a list of them. */
async function readKeys(read: ReadBuilt, { files }: Manifest): Promise<readonly string[]> {
  const list = files.find(({ name }) => /^texts\.\w+\.json$/.test(name));
  if (!list) return [];
  try {
    return v.parse(keyList, JSON.parse(String((await read(list.name)) ?? '[]')));
  } catch {
    return [];
  }
}

/** Creates the reader of the page's texts. Packs are read once per locale, lists once per build, as neither changes. */
export function createPageTexts({ languages, shell, store }: Pick<Site, 'languages' | 'shell' | 'store'>): PageTexts {
  const packs = new Map<string, Promise<LocaleData>>();
  const lists = new Map<string, Promise<readonly string[]>>();

  function getList(id: string, read: ReadBuilt, parsed: Manifest | undefined): Promise<readonly string[]> {
    const known = lists.get(id) ?? (parsed ? readKeys(read, parsed) : Promise.resolve([]));
    lists.set(id, known);
    return known;
  }

  return {
    async read(locale, shellManifest, manifests) {
      if (languages === undefined || locale === 'en_US') return undefined;
      const pack = packs.get(locale) ?? readLanguagePacks(languages, locale);
      packs.set(locale, pack);
      const translations = await pack;
      const ofRemotes = Object.entries(manifests).map(([url, text]) =>
        getList(url, (name) => store.getFile(path.posix.join(path.posix.dirname(url), name)), parseManifest(text)),
      );
      const ofShell = getList(JSON.stringify(shellManifest.files), (name) => readFile(path.join(shell, name)), shellManifest);
      const keys = new Set(['', ...(await Promise.all([ofShell, ...ofRemotes])).flat()]);
      const texts = Object.entries(translations).filter(([key]) => keys.has(key));
      return texts.length > 1 ? Object.fromEntries(texts) : undefined;
    },
  };
}
