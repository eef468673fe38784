import type { PageData } from '@site-admin/contracts';
import * as v from 'valibot';

export interface RegistryFetchDeps {
  readonly addresses: Pick<PageData['addresses'], 'registry' | 'registryFile'>;
  readonly fetch: typeof fetch;
  readonly fetchAsUser: (address: string, init: RequestInit) => Promise<Response>;
  /** Returns the revision of the page's registry. */
  readonly getRevision: () => number;
}

const staticCopy = v.object({ revision: v.number() });

/** Returns a function that fetches the registry; with a static copy, only if its revision differs from the page's. */
export function createRegistryFetch({ addresses, fetch, fetchAsUser, getRevision }: RegistryFetchDeps) {
  const { registry, registryFile } = addresses;
  return async (headers: Record<string, string>): Promise<Response | undefined> => {
    if (registryFile !== undefined) {
      // `no-cache` revalidates: the browser sends the ETag of its copy.
      const response = await fetch(registryFile, { cache: 'no-cache' });
      if (v.parse(staticCopy, await response.json()).revision === getRevision()) return undefined;
    }
    return fetchAsUser(registry, { headers });
  };
}
