import { createLazyComponent, useLazyComponent } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useEffect, useState, type ReactNode } from 'react';
import { usePage } from '../page/page-context';
import type { DevToolsProps } from './dev-tools';
import { storageKey, getTabStorage } from './tab-storage';

/** The developer tools as the page uses them. */
export interface DevToolsEntry {
  open(): void;
  /** The card, or the line that lists what is simulated; nothing until it is needed. */
  readonly part: ReactNode;
}

/** The developer tools, as a lazy component. */
export const devTools = createLazyComponent<DevToolsProps>(() => import('./dev-tools').then(({ DevTools }) => DevTools));

/** Returns the developer tools; undefined in a released version. Their chunk is loaded when they are opened, or a simulation is stored. */
export function useDevTools(): DevToolsEntry | undefined {
  const { services, notices } = usePage();
  const { isDevVersion } = services.site.initial;
  const [isWanted, setWanted] = useState(() => isDevVersion && Boolean(getTabStorage(window)?.getItem(storageKey)));
  const [isOpen, setOpen] = useState(false);
  const state = useLazyComponent(devTools, isWanted);

  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    setOpen(false);
    setWanted(false);
    const text = __('The developer tools could not be loaded.', 'jetpack');
    notices.show({ id: 'dev-tools', status: 'is-error', text }, 'shell');
  }, [hasFailed, notices]);

  if (!isDevVersion) return undefined;
  const open = () => {
    setOpen(true);
    setWanted(true);
  };
  const isRendered = isWanted && state.status === 'ready';
  return { open, part: isRendered && <state.Component isOpen={isOpen} onOpen={open} onClose={() => setOpen(false)} /> };
}
