import { useLive } from '@site-admin/kit';
import { useContext, useMemo, useRef } from 'react';
import { usePage } from '../../page/page-context';
import { AreaContext } from '../notices/area-context';
import { AnnouncedNotice } from '../notices/announced-notice';
import styles from './toasts.module.css';
import { useEscape } from './use-escape';
import { usePaused } from './use-paused';
import { useToastEdge } from './use-toast-edge';
import { useToastFocus } from './use-toast-focus';

/**
 * The toasts, newest first. They overlay the page, so that nothing in it moves, away from the control in use. Escape dismisses a toast,
 * F8 moves the focus to the newest one.
 */
export function Toasts() {
  const { notices } = usePage();
  const shown = useLive(notices.shown);
  const toasts = useMemo(() => shown.filter(({ placement }) => placement === 'toast'), [shown]);
  const region = useRef<HTMLDivElement>(null);
  const { announce } = useContext(AreaContext);
  const keepFocus = useToastFocus(region);
  const edge = useToastEdge(region, toasts);
  usePaused(region, toasts.length === 0, notices.setPaused);
  useEscape(region, toasts, notices.dismiss);
  const area = useMemo(() => ({ announce, keepFocus }), [announce, keepFocus]);

  return (
    <AreaContext value={area}>
      <div ref={region} className={styles.toasts} data-edge={edge}>
        {toasts.map(({ id, revision, status, text, action, showDismiss }) => (
          // Keyed by revision: a notice that is shown again is announced again.
          <AnnouncedNotice
            key={revision}
            className={styles.toast}
            status={status}
            text={text}
            action={action}
            onDismiss={showDismiss ? () => notices.dismiss(id) : undefined}
          />
        ))}
      </div>
    </AreaContext>
  );
}
