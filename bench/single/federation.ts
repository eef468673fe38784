import { modules } from 'virtual:remotes';
// eslint-disable-next-line no-restricted-imports -- one bundle of everything is what is measured here
import type { Federation } from '@site-admin/shell/remotes/loading/federation/federation';

/** Replaces shell/src/remotes/loading/federation/federation.ts: every remote is in this bundle. */
export function createFederation(): Federation {
  return {
    // The container's name without its build hash.
    load: ({ name }) => Promise.resolve(modules.get(name.replace(/_.*/, ''))),
  };
}
