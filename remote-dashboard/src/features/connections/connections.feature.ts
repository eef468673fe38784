import type { DashboardFeature } from '../../feature';
import { AccountConnectionCard } from './account-connection.card';
import { SiteConnectionCard } from './site-connection.card';

/** How the site stands with the provider. */
export const siteConnection: DashboardFeature = {
  name: 'siteConnection',
  section: 'connections',
  shows: () => true,
  Card: SiteConnectionCard,
};

/** How the user stands with the provider. */
export const accountConnection: DashboardFeature = {
  name: 'accountConnection',
  section: 'connections',
  shows: ({ can }) => can.connect_user,
  Card: AccountConnectionCard,
};
