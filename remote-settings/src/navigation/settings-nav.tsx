import { delays } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/kit';
import { SearchField, SectionNav } from '@site-admin/ui';
import { useSearchTerm } from '../search/use-search-term';
import { tabLabel, type BarTab, type TabName } from '../registry/tabs';

export interface SettingsNavProps {
  readonly tabs: readonly BarTab[];
  readonly selected: TabName | undefined;
  readonly canSearch: boolean;
  /** Called when the search box opens and closes. */
  readonly onSearching: (isOpen: boolean) => void;
}

/** The bar of settings tabs, with a search box for users with permission to manage modules (spec 001 §2.5). */
export function SettingsNav({ tabs, selected, canSearch, onSearching }: SettingsNavProps) {
  const { navigation } = useShell();
  const { term, search } = useSearchTerm();
  if (tabs.length === 0 && !canSearch) return null;
  return (
    <SectionNav
      label={__('Settings', 'jetpack')}
      items={tabs.map((name) => ({ label: tabLabel(name), href: navigation.href(`/${name}`), selected: name === selected }))}
    >
      {canSearch && (
        <SearchField
          label={__('Search for a Jetpack feature.', 'jetpack')}
          placeholder={__('Search for a Jetpack feature.', 'jetpack')}
          keyword={term}
          onSearch={search}
          delay={delays.search}
          onOpen={() => onSearching(true)}
          onClose={() => onSearching(false)}
        />
      )}
    </SectionNav>
  );
}
