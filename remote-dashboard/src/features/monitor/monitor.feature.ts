import type { DashboardFeature } from '../../feature';
import { hasModule } from '../../viewer';
import { MonitorCard } from './monitor.card';

/** Downtime monitoring. */
export const monitor: DashboardFeature = {
  name: 'monitor',
  section: 'security',
  shows: (viewer) => viewer.can.manage_modules && hasModule(viewer, 'monitor'),
  Card: MonitorCard,
};
