import { useState } from 'react';
import { getModules, getSettings, type Modules } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLive, useReady, useResource, useShell, useUnsaved } from '@site-admin/kit';
import { Notice } from '@site-admin/ui';
import { CommentsCard } from './features/discussion/comments.card';
import { SubscriptionsCard } from './features/discussion/subscriptions.card';
import { ModuleListCard } from './features/module-list/module-list.card';
import { PrivacyCard } from './features/privacy/privacy.card';
import { listed } from './modules/availability';
import { SettingsNav } from './navigation/settings-nav';
import { tabModules, tabNames, tabOf, visibleTabs, type TabName } from './navigation/tabs';
import { unsavedQuestion } from './saving/saving-texts';
import { useSettings } from './saving/use-settings';
import { isFound, isPrivacyFound } from './search/find';
import { useSearchTerm } from './search/use-search-term';
import styles from './page.module.css';

/** What those who manage no modules may see of a tab (spec 001 §6). */
const openToAll = ['post-by-email', 'publicize'];

interface TabProps {
  readonly name: TabName;
  readonly modules: Modules;
  readonly term: string;
  readonly isManager: boolean;
}

function Tab({ name, modules, term, isManager }: TabProps) {
  if (name === 'discussion') {
    return isManager ? (
      <>
        <CommentsCard term={term} />
        <SubscriptionsCard term={term} />
      </>
    ) : null;
  }
  const found = tabModules[name].filter((slug) => isFound(modules, slug, term) && (isManager || openToAll.includes(slug)));
  return listed(modules, found).map((module) => <ModuleListCard key={module.module} module={module} />);
}

function SearchResult({ modules, term, isManager }: Omit<TabProps, 'name'>) {
  const found = tabNames.filter((name) => tabModules[name].some((slug) => isFound(modules, slug, term)));
  const isPrivate = isPrivacyFound(term);
  if (found.length === 0 && !isPrivate) {
    /* translators: %s is what was searched for */
    return <p role="status">{sprintf(__('No search results found for %s', 'jetpack'), term)}</p>;
  }
  return (
    <>
      {found.map((name) => (
        <Tab key={name} name={name} modules={modules} term={term} isManager={isManager} />
      ))}
      {isPrivate && <PrivacyCard />}
    </>
  );
}

/** The settings screens: the bar of tabs, and the cards of the tab or of what was searched for. */
export function Page() {
  const { site, navigation } = useShell();
  const user = useLive(site.user);
  const { path } = useLive(navigation.location);
  const { term } = useSearchTerm();
  const [isSearching, setSearching] = useState(term !== '');
  const settings = useResource(getSettings);
  const modules = useResource(getModules).data ?? {};
  const { isDirty, discard } = useSettings();
  useReady(settings.status !== 'loading');
  useUnsaved({ question: unsavedQuestion(), isDirty, onLeave: discard });

  const isManager = user.permissions.manage_modules;
  const inputs = { user, modules, hasAkismet: settings.data?.akismet === true };
  const selected = tabOf(path, inputs);
  const body = () => {
    if (term !== '' && isManager) return <SearchResult modules={modules} term={term} isManager={isManager} />;
    if (isSearching && isManager)
      return <p role="status">{__('Enter a search term to find settings or close search.', 'jetpack')}</p>;
    if (selected === 'privacy') return isManager ? <PrivacyCard /> : null;
    return selected ? <Tab name={selected} modules={modules} term="" isManager={isManager} /> : null;
  };
  return (
    <div className={styles.page}>
      <SettingsNav tabs={visibleTabs(inputs)} selected={selected} canSearch={isManager} onSearching={setSearching} />
      {settings.status === 'failed' && (
        <Notice
          status="is-error"
          text={__('The settings of this site could not be loaded. Please reload the page.', 'jetpack')}
        />
      )}
      <div className={styles.cards}>{body()}</div>
    </div>
  );
}
