import { connected } from './connected';
import { seededLicenses, type Scenario } from './scenario';

/** Purchased licenses that are not attached to a site: the page prompts the owner to activate them. */
export const detachedLicenses: Scenario = {
  ...connected,
  name: 'detached-licenses',
  about:
    'the connected site of an owner with two licenses that are attached to no site, and with the license screens of the host',
  values: { ...connected.values, licensing_ui: true },
  licenses: [
    ...seededLicenses,
    { key: 'jetpack-backup-MINE1009', productSlug: 'jetpack_backup_t1_yearly', state: 'detached' },
    { key: 'jetpack-scan-MINE1010', productSlug: 'jetpack_scan', state: 'detached' },
  ],
};
