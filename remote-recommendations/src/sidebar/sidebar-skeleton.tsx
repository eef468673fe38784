import { Skeleton } from '@site-admin/ui';
import styles from './sidebar.module.css';

/** Height of the card with a product and its price, in px. */
export const upsellHeight = 480;

/** Takes the space of a card while it is loading. */
export function SidebarSkeleton({ isUpsell = false }: { readonly isUpsell?: boolean }) {
  return (
    <div className={styles.panel}>
      <Skeleton height={isUpsell ? upsellHeight : 320} />
    </div>
  );
}
