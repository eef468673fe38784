import { Skeleton } from '@site-admin/ui';
import styles from './sidebar.module.css';

/** Takes the space of a card while it is loading. */
export function SidebarSkeleton() {
  return (
    <div className={styles.panel}>
      <Skeleton height={320} />
    </div>
  );
}
