import { markWooConnectionSeen } from '@site-admin/contracts';
import { Button } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useEffect } from 'react';
import { usePage, useViewer } from '../page/page-context';
import { toHash } from '../routing/hash';
import { getReturnRoute } from '../routing/woo-redirect';
import { ConnectAction } from './connect-action';
import { defaultRedirectUri } from './connection-context';
import { ContextualFrame } from './contextual-frame';
import { getSiteOfflineText } from './offline-texts';

/** The introduction for store owners, shown once (spec 001 §2.6). It continues to the route that was redirected here. */
export function WooSetupScreen() {
  const { services, navigation } = usePage();
  const { status } = useViewer();
  const { query } = useLive(navigation.location);
  const returnPath = getReturnRoute(query);

  useEffect(() => {
    // Not aborted on unmount. After a failure the screen is shown again on the next visit.
    services.requests.call(markWooConnectionSeen).subscribe({ error: () => undefined });
  }, [services]);

  const continueButton = (
    <Button variant="primary" size="large" onClick={() => navigation.navigate(returnPath, { replace: true })}>
      {__('Continue to Jetpack', 'jetpack')}
    </Button>
  );
  return (
    <ContextualFrame
      title={__('Welcome to Jetpack! Security, Growth, & Performance tools for WordPress businesses', 'jetpack')}
      intro={__('Keep your store fast and secure, and help it grow.', 'jetpack')}
    >
      {status === 'connected' ? (
        continueButton
      ) : (
        <ConnectAction
          label={__('Set up Jetpack', 'jetpack')}
          from="woo-setup"
          redirectUri={`${defaultRedirectUri}${toHash(returnPath)}`}
          offlineText={getSiteOfflineText()}
          fallbackAction={continueButton}
        />
      )}
    </ContextualFrame>
  );
}
