import { redirectUrl } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/kit';
import { Button, VisuallyHidden } from '@site-admin/ui';
import { featureOf, type Configuring, type FeatureSlug } from '../steps/feature-map';
import { featureTexts } from '../steps/feature-texts';

export interface SettingsButtonProps {
  readonly slug: FeatureSlug;
  readonly onClick?: () => void;
}

/** Where a feature that is on is set up (spec 002 §2, outbound targets). */
export function SettingsButton({ slug, onClick }: SettingsButtonProps) {
  const { site, navigation } = useShell();
  const href = (target: Configuring) => {
    if (target.kind === 'route') return navigation.href(target.to);
    if (target.kind === 'admin') return `${site.initial.adminUrl}admin.php?page=${target.page}`;
    return redirectUrl(target.source, {}, site.initial);
  };
  return (
    <Button href={href(featureOf(slug).configuring)} {...(onClick && { onClick })}>
      {__('Settings', 'jetpack')}
      <VisuallyHidden>{` (${featureTexts(slug).name})`}</VisuallyHidden>
    </Button>
  );
}
