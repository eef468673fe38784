import type { DashboardFeature } from '../../feature';
import { hasModule, type Viewer } from '../../viewer';
import { ProtectCard } from './protect.card';

/** Others than managers see it only while it works; subscribers never do. */
function shows(viewer: Viewer): boolean {
  const { can, isSubscriber, hasOwner, settings } = viewer;
  if (!hasModule(viewer, 'protect')) return false;
  return can.manage_modules || (!isSubscriber && settings.protect === true && hasOwner);
}

/** Brute force protection, with the number of attacks it fended off. */
export const protect: DashboardFeature = { name: 'protect', section: 'security', shows, Card: ProtectCard };
