import { matchesPath, type InitialState, type NavigationEntry, type Viewer } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import type { KnownRemote } from '../../page/services/remotes';
import { isInAudience } from '../../routing/audience';

/** A tab of the main navigation. */
export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly isSelected: boolean;
  /** Number of pending items; not shown at 0. */
  readonly badge: number;
  /** Its remote, prefetched on hover. */
  readonly remote: string | undefined;
}

export interface TabSources {
  readonly known: readonly KnownRemote[];
  readonly viewer: Viewer;
  readonly initial: Pick<InitialState, 'adminUrl' | 'siteData'>;
  readonly path: string;
  /** Number of pending recommendations, or steps of the onboarding. */
  readonly pending: number;
  /** Address of the provider's plans page for this site. */
  readonly plansUrl: string;
}

type OrderedTab = Tab & { readonly order: number };

function isBelow(entry: string, path: string): boolean {
  return matchesPath(entry, path) || matchesPath(`${entry}/*`, path);
}

/** Converts an entry that a remote declares; its label is translated if a translation exists. */
function toTab(entry: NavigationEntry, remote: string, { path, pending }: TabSources): OrderedTab {
  const isSelected = isBelow(entry.to, path);
  return {
    key: `${remote} ${entry.to}`,
    label: __(entry.label, 'jetpack'),
    href: `#${entry.to}`,
    isSelected,
    badge: entry.badge !== undefined && !isSelected ? pending : 0,
    remote,
    order: entry.order,
  };
}

const unselected = { isSelected: false, badge: 0, remote: undefined };

function getShellTabs({ viewer, initial, path, plansUrl }: TabSources, hasHome: boolean): OrderedTab[] {
  const home: OrderedTab = {
    ...unselected,
    key: 'home',
    label: __('At a Glance', 'jetpack'),
    href: '#/dashboard',
    isSelected: path === '/dashboard',
    order: 0,
  };
  const plans: OrderedTab = { ...unselected, key: 'plans', label: __('Plans', 'jetpack'), href: plansUrl, order: 30 };
  const myJetpack: OrderedTab = {
    ...unselected,
    key: 'my-jetpack',
    label: __('My Jetpack', 'jetpack'),
    href: `${initial.adminUrl}admin.php?page=my-jetpack`,
    order: 50,
  };
  const isManager = viewer.permissions.manage_modules;
  return [
    // Shown even if no remote declares it.
    ...(hasHome ? [] : [home]),
    ...(isManager && viewer.status !== 'offline' ? [plans] : []),
    ...(isManager && initial.siteData.showMyJetpack ? [myJetpack] : []),
  ];
}

/** Returns the main tabs (spec 001 §2.4): those of the shell and those that the remotes declare, even if their code does not load. */
export function getTabs(sources: TabSources): readonly Tab[] {
  const declared = sources.known.flatMap(({ name, declaration }) =>
    (declaration?.navigation ?? [])
      .filter(({ audience }) => isInAudience(audience, sources.viewer))
      .map((entry) => toTab(entry, name, sources)),
  );
  const hasHome = declared.some(({ href }) => href === '#/dashboard');
  return [...declared, ...getShellTabs(sources, hasHome)].sort((one, other) => one.order - other.order);
}
