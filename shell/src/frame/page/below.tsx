import { useEffect, useRef } from 'react';
import { usePage } from '../page-context';
import styles from './page.module.css';

/** What remotes put below the screens of the dashboard group. Empty, and without a gap, when none does. */
export function Below({ path }: { readonly path: string }) {
  const { remotes } = usePage();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const remove = remotes.extensions.render('page.below@1', host.current, { path });
    return () => queueMicrotask(remove);
  }, [remotes, path]);
  return <div ref={host} className={styles.below} />;
}
