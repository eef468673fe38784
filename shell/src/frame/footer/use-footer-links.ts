import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLinks } from '../../page/links';
import { usePage, useViewer } from '../../page/page-context';

export interface FooterLink {
  /** Recorded when the link is pressed. */
  readonly target: 'version' | 'about' | 'terms' | 'privacy' | 'modules' | 'debug';
  readonly label: string;
  readonly href: string;
}

/** Returns the links about the product and the site, depending on site and permissions (spec 001 §2.3). */
export function useFooterLinks(): readonly FooterLink[] {
  const { currentVersion, siteData } = usePage().services.site.initial;
  const { adminPage, redirect } = useLinks();
  const { status, permissions } = useViewer();
  // An offline site has the same pages as a connected one (behaviour: the connection status is 'offline', not false).
  const isConnected = status === 'connected' || status === 'offline';
  /* translators: %s: a version number. */
  const version = sprintf(__('Jetpack version %s', 'jetpack'), currentVersion);
  const about = isConnected ? adminPage('jetpack_about') : redirect('jetpack');
  const privacy = isConnected ? '#/privacy' : redirect('a8c-privacy');
  const all: readonly (FooterLink & { readonly isHidden?: boolean })[] = [
    { target: 'version', label: version, href: redirect('jetpack'), isHidden: siteData.isAtomicPlatform },
    { target: 'about', label: __('About', 'jetpack'), href: about },
    { target: 'terms', label: __('Terms', 'jetpack'), href: redirect('wpcom-tos') },
    { target: 'privacy', label: __('Privacy', 'jetpack'), href: privacy },
    {
      target: 'modules',
      label: __('Modules', 'jetpack'),
      href: adminPage('jetpack_modules'),
      isHidden: !isConnected || !permissions.manage_options,
    },
    {
      target: 'debug',
      label: __('Debug', 'jetpack'),
      href: adminPage('jetpack-debugger'),
      isHidden: !permissions.manage_options,
    },
  ];
  return all.filter(({ isHidden = false }) => !isHidden);
}
