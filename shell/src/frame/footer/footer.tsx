import { Link, Logo } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import type { ReactNode } from 'react';
import { usePage, useViewer } from '../../page/page-context';
import { useFooterLinks } from './use-footer-links';
import { useResetOptions } from './use-reset-options';
import styles from './footer.module.css';

export interface FooterProps {
  /** Opens the developer tools; undefined in released versions. */
  readonly onDevTools?: (() => void) | undefined;
}

/** Links about the product and the site; in development versions also buttons for developers. */
export function Footer({ onDevTools }: FooterProps) {
  const { isDevVersion } = usePage().services.site.initial;
  const { permissions } = useViewer();

  return (
    // Not a footer element: the host page has one already.
    <div className={styles.footer}>
      <nav aria-label={__('About Jetpack', 'jetpack')}>
        <ul className={styles.links}>
          <FooterLinks />
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

function FooterLinks() {
  const { analytics } = usePage().services;
  const track = (target: string) => analytics.record('jetpack_wpa_click', { target, location: 'footer' });
  return useFooterLinks().map(({ target, label, href }) => (
    <li key={target}>
      <Link href={href} hasIcon={false} isPlain className={styles.link} onClick={() => track(target)}>
        {label}
      </Link>
    </li>
  ));
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
