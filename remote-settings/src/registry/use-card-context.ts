import { useMemo } from 'react';
import { getModules } from '@site-admin/contracts';
import { useResource, useSetting, useShell, useViewer } from '@site-admin/kit';
import type { CardContext } from './settings-card';

export function useCardContext(): CardContext {
  const { site } = useShell();
  const viewer = useViewer();
  const { data } = useResource(getModules);
  // The initial state lists `blocks`, the response does not (reference: wire, GET module/all).
  const modules = useMemo(() => ({ ...site.initial.getModules, ...data }), [site, data]);
  const hasAkismet = useSetting('akismet').value === true;
  const { showBackups: showsBackups } = site.initial.siteData;
  return useMemo(() => ({ viewer, modules, hasAkismet, showsBackups }), [viewer, modules, hasAkismet, showsBackups]);
}
