import { __ } from '@site-admin/runtime/i18n';
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { usePage } from '../frame/page-context';
import type { DevToolsProps } from './dev-tools';
import { storageKey, tabStorage } from './tab-storage';

export interface DevToolsDoor {
  open(): void;
  /** The card, or the line that says what is simulated; nothing until it is needed. */
  readonly part: ReactNode;
}

/** The developer tools, whose code is fetched when somebody opens them or left something simulated; undefined in a released version. */
export function useDevTools(): DevToolsDoor | undefined {
  const { services, notices } = usePage();
  const { isDevVersion } = services.site.initial;
  const [Part, setPart] = useState<ComponentType<DevToolsProps>>();
  const [isOpen, setOpen] = useState(false);

  const load = useCallback(
    () =>
      import('./dev-tools').then(
        ({ DevTools }) => setPart(() => DevTools),
        () => {
          setOpen(false);
          const text = __('The developer tools could not be loaded.', 'jetpack');
          notices.show({ id: 'dev-tools', status: 'is-error', text }, 'shell');
        },
      ),
    [notices],
  );
  useEffect(() => {
    if (isDevVersion && tabStorage(window)?.getItem(storageKey)) void load();
  }, [isDevVersion, load]);

  if (!isDevVersion) return undefined;
  const open = () => {
    setOpen(true);
    void load();
  };
  return { open, part: Part && <Part isOpen={isOpen} onOpen={open} onClose={() => setOpen(false)} /> };
}
