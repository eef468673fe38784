import { Link, Notice } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useState } from 'react';
import { useLinks } from '../../page/links';
import { usePage, useViewer } from '../../page/page-context';
import { createCrisis } from './crisis';
import { createSafeModeMemory } from './safe-mode-memory';
import { Ways } from './ways';

const noticeId = 'identity-crisis';

/** What to do about a site that the provider knows by another address; others than those who may disconnect it only learn of it. */
export function IdentityCrisisPanel() {
  return useViewer().permissions.disconnect ? <Choice /> : <Explanation />;
}

function Choice() {
  const crisis = useCrisis();
  const state = useLive(crisis.state);
  if (state.status !== 'safe') return <Ways state={state} onTake={crisis.take} />;
  return (
    <Notice
      status="is-info"
      text={__('This site is in safe mode: it counts as a copy, and sends nothing to WordPress.com.', 'jetpack')}
      action={{ label: __('Choose again', 'jetpack'), onClick: crisis.reopen }}
    />
  );
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
      onMoved() {
        const text = __('The connection has moved to this address.', 'jetpack');
        notices.show({ id: noticeId, status: 'is-success', text }, 'shell');
      },
    });
  });
  return crisis;
}

function Explanation() {
  const { redirect } = useLinks();
  return (
    <Notice status="is-warning">
      {__(
        'WordPress.com knows this site by another address, so the two exchange nothing until an administrator has said which address is right.',
        'jetpack',
      )}{' '}
      <Link href={redirect('jetpack-support-safe-mode')}>{__('Learn more', 'jetpack')}</Link>
    </Notice>
  );
}
