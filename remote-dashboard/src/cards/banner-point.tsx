import { useEffect, useRef } from 'react';
import { useShell } from '@site-admin/kit';
import styles from './page.module.css';

/** Where other remotes may put a banner above the first card. */
export function BannerPoint() {
  const { extensions } = useShell();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current === null ? undefined : extensions.render('dashboard.banner@1', host.current, {})), [extensions]);
  return <div ref={host} className={styles.banner} />;
}
