import { useLive } from '@site-admin/runtime/kit';
import { useLayoutEffect, useMemo } from 'react';
import { screenAt, type Screen } from '../routing/screen';
import { usePage } from './page-context';

/** A screen that can be drawn: redirects are followed. */
export type SettledScreen = Exclude<Screen, { kind: 'redirect' }>;

/** The screen at the current path. A redirect draws its target at once and replaces the history entry. */
export function useScreen(): { readonly path: string; readonly screen: SettledScreen } {
  const { navigation, standing, remotes } = usePage();
  const { path } = useLive(navigation.location);
  const current = useLive(standing);
  const known = useLive(remotes.known);
  const settled = useMemo(() => {
    const asked = screenAt(path, current, known);
    if (asked.kind !== 'redirect') return { path, screen: asked };
    const target = screenAt(asked.to, current, known);
    if (target.kind === 'redirect') throw new Error(`The route ${asked.to} redirects to ${target.to}.`);
    return { path: asked.to, screen: target };
  }, [path, current, known]);

  useLayoutEffect(() => {
    if (settled.path !== path) navigation.navigate(settled.path, { replace: true });
  }, [navigation, path, settled.path]);
  return settled;
}
