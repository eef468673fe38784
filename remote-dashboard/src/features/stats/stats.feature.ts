import type { DashboardFeature } from '../../feature';
import { StatsCard } from './stats.card';
import { showsStats } from './stats.view';

/** Views of the site: chart and numbers. */
export const stats: DashboardFeature = { name: 'stats', section: 'stats', shows: showsStats, Card: StatsCard };
