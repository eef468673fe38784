import { __ } from '@site-admin/runtime/i18n';
import type { DashboardCard } from '../../cards/dashboard-card';
import { ModuleCard } from '../../cards/module-card/module-card';

/** The image CDN. It needs the site's connection, but no connected owner. */
export const imageAcceleratorCard: DashboardCard = {
  name: 'imageAccelerator',
  section: 'performance',
  module: 'photon',
  shows: ({ permissions }) => permissions.manage_modules,
  Card: ImageAcceleratorCard,
};

function ImageAcceleratorCard() {
  return (
    <ModuleCard
      slug="photon"
      name={__('Image Accelerator', 'jetpack')}
      about={__('Serves your images from servers near your visitors, in the size their screens need.', 'jetpack')}
      invitation={__('<activate>Activate</activate> to load images faster from a global network.', 'jetpack')}
    >
      <p>{__('Your images are served from servers near your visitors, in the size their screens need.', 'jetpack')}</p>
    </ModuleCard>
  );
}
