import { __, sprintf } from '@site-admin/runtime/i18n';
import { Banner } from '../banner/banner';
import { Link } from '../link/link';

export interface ModuleOverrideBannerProps {
  /** Name of the feature. */
  readonly name: string;
  readonly learnMoreHref: string;
}

/** Replaces a card whose module is overridden inactive (spec 001 §4.6). */
export function ModuleOverrideBanner({ name, learnMoreHref }: ModuleOverrideBannerProps) {
  // translators: %s is the name of a feature.
  const text = sprintf(__('%s has been disabled by a site administrator.', 'jetpack'), name);
  return (
    <Banner
      isCard
      icon="info"
      title={
        <>
          {text} <Link href={learnMoreHref}>{__('Learn more', 'jetpack')}</Link>
        </>
      }
    />
  );
}
