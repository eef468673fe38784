import type { DashboardFeature } from '../../feature';
import { hasModule } from '../../viewer';
import { ImageAcceleratorCard } from './image-accelerator.card';

/** The image CDN. */
export const imageAccelerator: DashboardFeature = {
  name: 'imageAccelerator',
  section: 'performance',
  shows: (viewer) => viewer.can.manage_modules && hasModule(viewer, 'photon'),
  Card: ImageAcceleratorCard,
};
