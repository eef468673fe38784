import { AgenciesCard } from '../../features/agencies/agencies.card';
import { AppsCard } from '../../features/apps/apps.card';
import { SupportCard } from '../../features/support/support.card';
import { ViewerProvider } from '../../viewer-context';
import styles from './below.module.css';

/** What stands below the screens of the dashboard group: the programme for agencies, where help is, and the mobile app. */
export function BelowCards() {
  return (
    <ViewerProvider>
      <div className={styles.cards}>
        <AgenciesCard />
        <SupportCard />
        <AppsCard />
      </div>
    </ViewerProvider>
  );
}
