import { contractVersion, eventCatalogNames, extensionPointNames } from '@site-admin/contracts';
import * as v from 'valibot';
import { command } from '../../command';
import { changeRegistry } from '../../registry/document';
import { emptyRegistry } from '../../registry/registry';

/** Creates an empty registry, unless one exists. */
export const init = command({
  name: 'init',
  summary: 'create an empty registry, unless one exists',
  words: [],
  input: v.strictObject({}),
  async run(deps) {
    const contract = {
      version: contractVersion,
      // Empty until `host` records what the shell provides.
      provides: {},
      events: eventCatalogNames,
      extensionPoints: extensionPointNames,
    };
    const change = { action: 'init', initial: () => emptyRegistry(contract) };
    const registry = await changeRegistry(deps, change, (found) => found);
    return { lines: [`${deps.store.place} is at revision ${registry.revision}.`], data: { revision: registry.revision } };
  },
});
