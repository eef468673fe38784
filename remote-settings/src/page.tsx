import { useState } from 'react';
import { useReady, useSettingsStatus } from '@site-admin/kit';
import { useUnsavedForms } from '@site-admin/kit/forms';
import { cards } from './cards';
import { SettingsNav } from './navigation/settings-nav';
import { selectBarTabs } from './registry/select-cards';
import { useCardContext } from './registry/use-card-context';
import { getTab } from './registry/tabs';
import { useSearchTerm } from './search/use-search-term';
import { SettingsError } from './screen/settings-error';
import { Screen } from './screen/screen';
import styles from './page.module.css';

/** A component of its own, so that typing renders nothing else of the page. */
function UnsavedGuard() {
  useUnsavedForms();
  return null;
}

/** The settings screens: the bar of tabs, and the cards of the tab or of what was searched for. */
export function Page() {
  const { term, path } = useSearchTerm();
  const [isSearching, setSearching] = useState(term !== '');
  const context = useCardContext();
  const status = useSettingsStatus();
  useReady(status !== 'loading');
  const tab = getTab(path, context);
  const canSearch = context.viewer.permissions.manage_modules;
  return (
    <div className={styles.page}>
      <UnsavedGuard />
      <SettingsNav tabs={selectBarTabs(cards, context)} selected={tab} canSearch={canSearch} onSearching={setSearching} />
      <div className={styles.cards}>
        {status === 'failed' ? (
          <SettingsError />
        ) : (
          <Screen tab={tab} term={canSearch ? term : ''} isSearching={canSearch && isSearching} context={context} />
        )}
      </div>
    </div>
  );
}
