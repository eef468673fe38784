import type { DashboardFeature } from './cards/dashboard-card';
import { accountConnection, siteConnection } from './features/connections/connections.feature';
import { imageAccelerator } from './features/image-accelerator/image-accelerator.feature';
import { monitor } from './features/monitor/monitor.feature';
import { protect } from './features/protect/protect.feature';
import { scan } from './features/scan/scan.feature';
import { stats } from './features/stats/stats.feature';

/** Every card of At a Glance, in the order they have within their section. A new card is a folder and a line here. */
export const features: readonly DashboardFeature[] = [
  stats,
  scan,
  protect,
  monitor,
  imageAccelerator,
  siteConnection,
  accountConnection,
];
