import { useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { RichText } from '@site-admin/ui';
import { Link, useLocation } from '@site-admin/runtime/router';
import styles from './steps.module.css';

/** Leads to the activation of a license and back, for the connection owner and while recommendations are on (spec 002 §2). */
export function LicensePrompt() {
  const { showRecommendations } = useShell().site.initial.siteData;
  const { isConnectionOwner } = useViewer();
  const { pathname } = useLocation();
  if (!showRecommendations || !isConnectionOwner) return null;
  return (
    <p className={styles.license}>
      <RichText
        text={__('Have a license key? <link>Activate it here</link>', 'jetpack')}
        parts={{ link: (label) => <Link to={`/license/activation?from=${pathname}`}>{label}</Link> }}
      />
    </p>
  );
}
