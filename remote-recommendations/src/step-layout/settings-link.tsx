import { __ } from '@site-admin/runtime/i18n';
import { Button, VisuallyHidden } from '@site-admin/ui';
import { featureTexts } from '../steps/feature.texts';
import { getFeature, type FeatureSlug } from '../steps/features';
import { useTargetHref } from './use-target-href';

export interface SettingsLinkProps {
  readonly slug: FeatureSlug;
  readonly size?: 'large';
  readonly onClick?: () => void;
}

/** Links to the configuration of an active feature. */
export function SettingsLink({ slug, size, onClick }: SettingsLinkProps) {
  const toHref = useTargetHref();
  return (
    <Button size={size} href={toHref(getFeature(slug).target)} {...(onClick && { onClick })}>
      {__('Settings', 'jetpack')}
      <VisuallyHidden>{` (${featureTexts(slug).name})`}</VisuallyHidden>
    </Button>
  );
}
