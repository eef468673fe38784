import type { PageData } from '@site-admin/contracts';
import * as v from 'valibot';

export interface RegistryFetchDeps {
  readonly addresses: Pick<PageData['addresses'], 'registry' | 'registryFile'>;
  readonly fetch: typeof fetch;
  readonly fetchAsUser: (address: string, init: RequestInit) => Promise<Response>;
  /** Returns the revision of the page's registry. */
  readonly getRevision: () => number;
  /** Returns the versions the page needs besides those that are live, as `name@version`. */
  readonly getNeeded: () => readonly string[];
}

/** The response of the registry's URL: the same members as in the page data. */
export const registryUpdate = v.object({
  registry: v.unknown(),
  manifests: v.record(v.string(), v.string()),
  chosen: v.optional(v.record(v.string(), v.string()), {}),
});
export type RegistryUpdate = v.InferOutput<typeof registryUpdate>;

/** Returns the URL of the registry with further versions: without a request it has those that are live only. */
export function getRegistryUrl(address: string, needed: readonly string[]): string {
  const url = new URL(address, document.baseURI);
  if (needed.length > 0) url.searchParams.set('with', needed.join(','));
  return url.href;
}

const staticCopy = v.object({ revision: v.number() });

/** Returns a function that fetches the registry; with a static copy, only if its revision differs from the page's. */
export function createRegistryFetch({ addresses, fetch, fetchAsUser, getRevision, getNeeded }: RegistryFetchDeps) {
  const { registry, registryFile } = addresses;
  return async (headers: Record<string, string>): Promise<Response | undefined> => {
    if (registryFile !== undefined) {
      // `no-cache` revalidates: the browser sends the ETag of its copy.
      const response = await fetch(registryFile, { cache: 'no-cache' });
      if (v.parse(staticCopy, await response.json()).revision === getRevision()) return undefined;
    }
    return fetchAsUser(getRegistryUrl(registry, getNeeded()), { headers });
  };
}
