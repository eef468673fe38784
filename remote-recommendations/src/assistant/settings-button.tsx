import { redirectUrl } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/runtime/kit';
import { Button } from '@site-admin/ui';
import { featureOf, type Configuring, type FeatureSlug } from '../steps/feature-map';
import { featureTexts } from '../steps/feature-texts';

/** Where a feature that is on is set up (spec 002 §2, outbound targets). */
export function SettingsButton({ slug }: { readonly slug: FeatureSlug }) {
  const { site, navigation } = useShell();
  const href = (target: Configuring) => {
    if (target.kind === 'route') return navigation.href(target.to);
    if (target.kind === 'admin') return `${site.initial.adminUrl}admin.php?page=${target.page}`;
    return redirectUrl(target.source, {}, site.initial);
  };
  return (
    <Button
      href={href(featureOf(slug).configuring)}
      /* translators: %s is the name of a feature */
      aria-label={sprintf(__('Settings of %s', 'jetpack'), featureTexts(slug).name)}
    >
      {__('Settings', 'jetpack')}
    </Button>
  );
}
