import { __ } from '@site-admin/runtime/i18n';
import { ModuleCard } from '../../modules/module-card';

/** The image CDN: its switch, and what it does. It needs the site's connection, but nobody's account. */
export function ImageAcceleratorCard() {
  return (
    <ModuleCard
      slug="photon"
      name={__('Image Accelerator', 'jetpack')}
      about={__('Sends your images from servers near your visitors, each in the size their screen needs.', 'jetpack')}
      invitation={__('<activate>Activate</activate> to serve your images faster, from servers near your visitors.', 'jetpack')}
    >
      <p>{__('Your images come from servers near your visitors, in the size each screen needs.', 'jetpack')}</p>
    </ModuleCard>
  );
}
