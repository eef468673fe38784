import type { DashboardFeature } from '../../feature';
import { ScanCard } from './scan.card';
import { showsScan } from './scan.view';

/** Scanning for threats. */
export const scan: DashboardFeature = { name: 'scan', section: 'security', shows: showsScan, Card: ScanCard };
