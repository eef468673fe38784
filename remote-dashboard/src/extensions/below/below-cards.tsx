import { AgenciesCard } from '../../features/agencies/agencies.card';
import { AppsCard } from '../../features/apps/apps.card';
import { SupportCard } from '../../features/support/support.card';
import styles from './below.module.css';

/** Cards below the screens of the dashboard group: agency program, support, mobile app. */
export function BelowCards() {
  return (
    <div className={styles.cards}>
      <AgenciesCard />
      <SupportCard />
      <AppsCard />
    </div>
  );
}
