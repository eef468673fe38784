import * as v from 'valibot';
import { getStorage } from '../../page/get-storage';
import type { PageInput } from '../../page/page-data';
import { getRegistryUrl, registryUpdate } from '../registry/fetch-registry';
import { readOverrideParams, type OverrideParam } from './override-params';
import { createOverrides, parseStored, type CreateOverrides } from './overrides';

type Input = Extract<PageInput, { ok: true }>;

/** The page is not rendered until then. */
const timeLimit = 5000;

function readStored(window: Window): OverrideParam[] {
  try {
    return Object.entries(parseStored(getStorage(window, 'sessionStorage'))).map(([remote, { target }]) => ({ remote, target }));
  } catch {
    return [];
  }
}

/** Returns the page's data with the versions that overrides name: the host page has those that are live only. */
async function addVersions(window: Window, input: Input, overrides: readonly OverrideParam[]): Promise<Input> {
  const { page, initial } = input;
  const named = overrides.map(({ remote, target }) => `${remote}@${target}`);
  const versions = named.filter((each) => /^[a-z-]+@\d+\.[\w.-]+$/.test(each));
  if (page.overrides === 'closed' || versions.length === 0) return input;
  const response = await window.fetch(getRegistryUrl(page.addresses.registry, versions), {
    credentials: 'same-origin',
    headers: { 'X-WP-Nonce': initial.WP_API_nonce },
    signal: AbortSignal.timeout(timeLimit),
  });
  const { registry, manifests, chosen } = v.parse(registryUpdate, await response.json());
  return { ...input, page: { ...page, registry, manifests: { ...page.manifests, ...manifests }, chosen } };
}

/**
 * Reads the overrides of the address, which are removed from it, and of this tab. Returns what creates them, and the page's data with their
 * versions; without these if the server does not respond.
 */
export async function loadOverrides(window: Window, input: Input): Promise<{ input: Input; createOverrides: CreateOverrides }> {
  const overrideParams = readOverrideParams(window);
  return {
    input: await addVersions(window, input, [...overrideParams, ...readStored(window)]).catch(() => input),
    createOverrides: (source) => createOverrides({ ...source, overrideParams }),
  };
}
