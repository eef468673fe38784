import { useLive } from '@site-admin/kit';
import type { ReactNode } from 'react';
import { usePage } from '../page/page-context';
import styles from './reconnect.module.css';

/** The content of the page; blurred and inert while reconnecting (spec 001 §2.11). */
export function ReconnectArea({ children }: { readonly children: ReactNode }) {
  const { isReconnecting } = useLive(usePage().connection.state);
  return (
    <div className={isReconnecting ? styles.blurred : undefined} inert={isReconnecting} aria-busy={isReconnecting || undefined}>
      {children}
    </div>
  );
}
