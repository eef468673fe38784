import { Badge, Button, ButtonGroup, Logo } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { usePage, useViewer } from '../../page/page-context';
import { showsMastheadNavigation } from '../visibility';
import { SandboxBadge } from './sandbox-badge';
import styles from './masthead.module.css';

const dashboardPaths: readonly string[] = ['/', '/dashboard', '/my-plan', '/plans'];

/** The bar at the top: logo, badges of the site's state, and on WoA sites buttons for dashboard and settings. */
export function Masthead() {
  const { navigation, services } = usePage();
  const { path } = useLive(navigation.location);
  const current = useViewer();
  const { sandboxDomain } = useLive(services.site.connection);
  const showsNavigation = services.site.initial.siteData.isWoASite && showsMastheadNavigation(path, current);
  const click = (target: string) => services.analytics.record('jetpack_wpa_click', { target, location: 'masthead' });

  return (
    <header className={styles.masthead}>
      <div className={styles.inner}>
        <a
          href="#/dashboard"
          className={styles.home}
          aria-label={__('Jetpack: go to the dashboard', 'jetpack')}
          onClick={() => click('logo')}
        >
          <Logo size={32} />
        </a>
        {current.status === 'offline' && <Badge>{__('Offline Mode', 'jetpack')}</Badge>}
        {sandboxDomain !== '' && <SandboxBadge domain={sandboxDomain} />}
        {showsNavigation && <MastheadNavigation path={path} onClick={click} />}
      </div>
    </header>
  );
}

function MastheadNavigation({ path, onClick }: { readonly path: string; readonly onClick: (target: string) => void }) {
  const isDashboard = dashboardPaths.includes(path) || path.startsWith('/recommendations');
  return (
    <nav className={styles.navigation} aria-label={__('Jetpack sections', 'jetpack')}>
      <ButtonGroup label={__('Jetpack sections', 'jetpack')}>
        <Button
          href="#/dashboard"
          size="small"
          variant={isDashboard ? 'primary' : 'secondary'}
          aria-current={isDashboard ? 'page' : undefined}
          onClick={() => onClick('nav_dashboard')}
        >
          {__('Dashboard', 'jetpack')}
        </Button>
        <Button
          href="#/settings"
          size="small"
          variant={isDashboard ? 'secondary' : 'primary'}
          aria-current={isDashboard ? undefined : 'page'}
          onClick={() => onClick('nav_settings')}
        >
          {__('Settings', 'jetpack')}
        </Button>
      </ButtonGroup>
    </nav>
  );
}
