import type { PageSkeleton } from '@site-admin/contracts';
import styles from './skeleton.module.css';
import './card-screens.css';
import './two-column-screens.css';

export interface ScreenSkeletonProps {
  readonly kind: PageSkeleton | 'connect';
}

/** The placeholder of a loading screen, with the screen's layout. */
export function ScreenSkeleton({ kind }: ScreenSkeletonProps) {
  return <div className={styles.skeleton} data-skeleton={kind} aria-hidden />;
}
