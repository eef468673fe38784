import type { DashboardCard } from './cards/dashboard-card';
import { accountConnectionCard } from './features/connections/account-connection.card';
import { siteConnectionCard } from './features/connections/site-connection.card';
import { imageAcceleratorCard } from './features/image-accelerator/image-accelerator.card';
import { monitorCard } from './features/monitor/monitor.card';
import { protectCard } from './features/protect/protect.card';
import { scanCard } from './features/scan/scan.card';
import { statsCard } from './features/stats/stats.card';

/** The cards of At a Glance, in their order within a section. A new card is a folder and a line here. */
export const cards: readonly DashboardCard[] = [
  statsCard,
  scanCard,
  protectCard,
  monitorCard,
  imageAcceleratorCard,
  siteConnectionCard,
  accountConnectionCard,
];
