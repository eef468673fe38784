import { useLive } from '@site-admin/kit';
import type { ReactNode } from 'react';
import { usePage } from '../page/page-context';
import styles from './reconnect.module.css';

/** What the page is about. While the connection is being mended it is out of focus, and out of reach (spec 001 §2.11). */
export function ReconnectArea({ children }: { readonly children: ReactNode }) {
  const { isReconnecting } = useLive(usePage().connection.state);
  return (
    <div className={isReconnecting ? styles.blurred : undefined} inert={isReconnecting} aria-busy={isReconnecting || undefined}>
      {children}
    </div>
  );
}
