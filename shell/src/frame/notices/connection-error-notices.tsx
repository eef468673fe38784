import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useEffect, useMemo } from 'react';
import { selectConnectionErrors, type ErrorItem } from '../../notices/connection-errors';
import { useLinks } from '../../page/links';
import { usePage, useViewer } from '../../page/page-context';
import { AnnouncedNotice } from './announced-notice';
import { useErrorSources } from './use-error-sources';

/** The connection errors, shown to users with the connect right (spec 001 §6, §8.3). */
export function ConnectionErrorNotices() {
  const { connection } = usePage();
  const { isReconnecting } = useLive(connection.state);
  const { status, permissions } = useViewer();
  const { errors, siteData } = useErrorSources();
  const items = useMemo(() => selectConnectionErrors({ errors, siteData }), [errors, siteData]);
  const isKnown = status === 'connected' || status === 'offline';
  if (!isKnown || !permissions.connect || isReconnecting) return null;
  return items.map((item) => {
    const key = `${item.action} ${item.code} ${item.message}`;
    switch (item.action) {
      case 'reconnect':
        return <ReconnectNotice key={key} item={item} />;
      case 'support':
        return <SupportNotice key={key} text={item.message} />;
      case 'none':
        return <AnnouncedNotice key={key} status="is-error" text={item.message} />;
    }
  });
}

function toEventProperties({ code, data }: ErrorItem): Record<string, string | number> {
  const { api_error_code: errorCode, api_http_code: status } = data;
  return {
    location: 'dashboard',
    purpose: 'reconnect',
    error_code: code,
    ...(typeof errorCode === 'string' && { api_error_code: errorCode }),
    ...(typeof status === 'number' && { api_http_code: status }),
  };
}

function ReconnectNotice({ item }: { readonly item: ErrorItem }) {
  const { connection, services } = usePage();
  const { analytics } = services;

  useEffect(() => analytics.record('jetpack_termination_error_notice_view', toEventProperties(item)), [analytics, item]);

  function restore() {
    analytics.record('jetpack_termination_error_notice_click', toEventProperties(item));
    connection.reconnect();
  }
  const action = { label: __('Restore Connection', 'jetpack'), onClick: restore };
  return <AnnouncedNotice status="is-error" text={item.message} action={action} />;
}

function SupportNotice({ text }: { readonly text: string }) {
  const { isDevVersion } = usePage().services.site.initial;
  const source = isDevVersion ? 'jetpack-contact-support-beta-group' : 'jetpack-contact-support';
  const href = useLinks().redirect(source);
  return <AnnouncedNotice status="is-error" text={text} action={{ label: __('Contact support', 'jetpack'), href }} />;
}
