import { Link, Logo } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import type { ReactNode } from 'react';
import { useLinks } from '../../page/links';
import { usePage, useViewer } from '../../page/page-context';
import { useResetOptions } from './reset-options';
import styles from './footer.module.css';

type Target = 'version' | 'about' | 'terms' | 'privacy' | 'modules' | 'debug';

export interface FooterProps {
  /** Opens the developer tools; undefined in released versions. */
  readonly onDevTools?: (() => void) | undefined;
}

/** Links about the product and the site, depending on site and permissions (spec 001 §2.3). */
export function Footer({ onDevTools }: FooterProps) {
  const { services } = usePage();
  const { adminPage, redirect } = useLinks();
  const { status, permissions } = useViewer();
  const { currentVersion, isDevVersion, siteData } = services.site.initial;
  // An offline site has the same pages as a connected one (behaviour: the connection status is 'offline', not false).
  const isConnected = status === 'connected' || status === 'offline';

  return (
    // Not a footer element: the host page has one already.
    <div className={styles.footer}>
      <nav aria-label={__('About Jetpack', 'jetpack')}>
        <ul className={styles.links}>
          {!siteData.isAtomicPlatform && (
            <FooterLink target="version" href={redirect('jetpack')}>
              {
                /* translators: %s: a version number. */
                sprintf(__('Jetpack version %s', 'jetpack'), currentVersion)
              }
            </FooterLink>
          )}
          <FooterLink target="about" href={isConnected ? adminPage('jetpack_about') : redirect('jetpack')}>
            {__('About', 'jetpack')}
          </FooterLink>
          <FooterLink target="terms" href={redirect('wpcom-tos')}>
            {__('Terms', 'jetpack')}
          </FooterLink>
          <FooterLink target="privacy" href={isConnected ? '#/privacy' : redirect('a8c-privacy')}>
            {__('Privacy', 'jetpack')}
          </FooterLink>
          {isConnected && permissions.manage_options && (
            <FooterLink target="modules" href={adminPage('jetpack_modules')}>
              {__('Modules', 'jetpack')}
            </FooterLink>
          )}
          {permissions.manage_options && (
            <FooterLink target="debug" href={adminPage('jetpack-debugger')}>
              {__('Debug', 'jetpack')}
            </FooterLink>
          )}
          {isDevVersion && permissions.manage_options && <ResetOptions />}
          {/* For all users: a simulated subscriber must be able to end the simulation. */}
          {onDevTools && <FooterButton onClick={onDevTools}>{__('Dev Tools', 'jetpack')}</FooterButton>}
        </ul>
      </nav>
      <p className={styles.sign} aria-hidden>
        <Logo size={20} isMonochrome />
      </p>
    </div>
  );
}

function FooterLink({
  target,
  href,
  children,
}: {
  readonly target: Target;
  readonly href: string;
  readonly children: ReactNode;
}) {
  const { services } = usePage();
  const track = () => services.analytics.record('jetpack_wpa_click', { target, location: 'footer' });
  return (
    <li>
      <Link href={href} hasIcon={false} isPlain className={styles.link} onClick={track}>
        {children}
      </Link>
    </li>
  );
}

function ResetOptions() {
  return <FooterButton onClick={useResetOptions()}>{__('Reset Options', 'jetpack')}</FooterButton>;
}

function FooterButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <li>
      <button type="button" className={styles.link} onClick={onClick}>
        {children}
      </button>
    </li>
  );
}
