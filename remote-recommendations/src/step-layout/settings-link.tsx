import { redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Button, VisuallyHidden } from '@site-admin/ui';
import { featureTexts } from '../steps/feature.texts';
import { getFeature, type ConfigureTarget, type FeatureSlug } from '../steps/features';

export interface SettingsLinkProps {
  readonly slug: FeatureSlug;
  readonly onClick?: () => void;
}

/** Links to the configuration of an active feature (spec 002 §2, outbound targets). */
export function SettingsLink({ slug, onClick }: SettingsLinkProps) {
  const { site, navigation } = useShell();
  const toHref = (target: ConfigureTarget) => {
    if (target.kind === 'route') return navigation.href(target.to);
    if (target.kind === 'admin') return `${site.initial.adminUrl}admin.php?page=${target.page}`;
    return redirectUrl(target.source, {}, site.initial);
  };
  return (
    <Button href={toHref(getFeature(slug).target)} {...(onClick && { onClick })}>
      {__('Settings', 'jetpack')}
      <VisuallyHidden>{` (${featureTexts(slug).name})`}</VisuallyHidden>
    </Button>
  );
}
