import { BadgeImage, type Store } from '@site-admin/kit/apps';
import { Link } from '@site-admin/ui';
import styles from './apps.module.css';

/** A link to a store of the app: its badge. */
export function StoreBadge({ store }: { readonly store: Store }) {
  return (
    <Link href={store.href} isExternal hasIcon={false} isPlain className={styles.badge}>
      <BadgeImage store={store} />
    </Link>
  );
}
