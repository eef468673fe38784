import { Link, Notice } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useMemo, useState } from 'react';
import { useLinks } from '../../page/links';
import { usePage, useViewer } from '../../page/page-context';
import { createCrisis } from './crisis';
import { createSafeModeMemory } from './safe-mode-memory';
import { readSiteAddresses, type SiteAddresses } from './site-addresses';
import { Resolutions } from './resolutions';

const noticeId = 'identity-crisis';

/** Resolves the identity crisis; users without permission to disconnect the site get an explanation only. */
export function IdentityCrisisPanel() {
  return useViewer().permissions.disconnect ? <Choice /> : <Explanation />;
}

function Choice() {
  const crisis = useCrisis();
  const state = useLive(crisis.state);
  const addresses = useSiteAddresses();
  if (state.status !== 'safe') return <Resolutions state={state} addresses={addresses} onChoose={crisis.choose} />;
  return (
    <Notice
      status="is-info"
      text={__('This site is in safe mode. It is treated as a copy and sends no data to WordPress.com.', 'jetpack')}
      action={{ label: __('Change this', 'jetpack'), onClick: crisis.reopen }}
    />
  );
}

/** Reads the addresses of the page data, which never change. */
function useSiteAddresses() {
  const { rawUrl } = usePage().services.site.initial;
  return useMemo(() => readSiteAddresses(window, rawUrl), [rawUrl]);
}

function useCrisis() {
  const { services, connection, navigation, notices } = usePage();
  const [crisis] = useState(() => {
    const { requests, site, analytics } = services;
    return createCrisis({
      requests,
      site,
      navigation,
      analytics,
      memory: createSafeModeMemory(() => window.localStorage, site.initial.rawUrl),
      refresh: connection.refresh,
      onMigrated() {
        const text = __('The connection was moved to this address.', 'jetpack');
        notices.show({ id: noticeId, status: 'is-success', text }, 'shell');
      },
    });
  });
  return crisis;
}

function getExplanation({ known, current }: SiteAddresses): string {
  if (known === undefined) {
    return __(
      'WordPress.com has a different address for this site. Syncing is paused until an administrator resolves this.',
      'jetpack',
    );
  }
  return sprintf(
    /* translators: 1: the address that WordPress.com has; 2: the address of this site. */
    __(
      'WordPress.com knows this site as %1$s, but you are on %2$s. Syncing is paused until an administrator resolves this.',
      'jetpack',
    ),
    known,
    current,
  );
}

function Explanation() {
  const { redirect } = useLinks();
  return (
    <Notice status="is-warning">
      {getExplanation(useSiteAddresses())} <Link href={redirect('jetpack-support-safe-mode')}>{__('Learn more', 'jetpack')}</Link>
    </Notice>
  );
}
