/* eslint-disable no-restricted-imports -- one bundle of everything is what is measured here */
import * as dashboard from '@site-admin/remote-dashboard';
import * as licensing from '@site-admin/remote-licensing';
import * as recommendations from '@site-admin/remote-recommendations';
import * as settings from '@site-admin/remote-settings';
import type { Federation } from '@site-admin/shell/remotes/loading/federation';

const modules = new Map<string, unknown>([
  ['siteAdminDashboard', dashboard],
  ['siteAdminLicensing', licensing],
  ['siteAdminRecommendations', recommendations],
  ['siteAdminSettings', settings],
]);

/** Stands in for shell/src/remotes/loading/federation.ts: every remote is in this bundle. */
export function createFederation(): Federation {
  return {
    // The container's name without its build hash.
    load: ({ name }) => Promise.resolve(modules.get(name.replace(/_.*/, ''))),
  };
}
