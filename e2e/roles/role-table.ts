/** What each user sees on each kind of site; the embedded site and a real WordPress agree on it. */

/** Content of the page below the tabs. */
export type Content = 'dashboard' | 'connect screen' | 'nothing';

/** Parts of the frame that depend on user and site. */
export interface Look {
  readonly content: Content;
  readonly tabs: readonly string[];
  readonly sections: readonly string[];
  /** Titles of the cards below the dashboard group. */
  readonly below: readonly string[];
  /** Without the version, which every user sees. */
  readonly footer: readonly string[];
  readonly badges: readonly string[];
  readonly notices: readonly string[];
}

/** A row of the table: At a Glance, the tabs at /settings (none: redirected to the dashboard), and the routes. */
export interface Row extends Look {
  readonly as: string;
  readonly settings: readonly string[];
  /** Routes that are not redirected to the dashboard. */
  readonly opens: readonly string[];
  /** Headings of the routes, where they differ from `headings`. */
  readonly headings?: Readonly<Record<string, string>>;
}

/** The routes of the assistant's steps. */
export const assistant = [
  ...['site-type', 'product-suggestions', 'product-purchased', 'agency', 'woocommerce', 'monitor', 'related-posts'],
  ...['creative-mail', 'site-accelerator', 'publicize', 'protect', 'anti-spam', 'videopress', 'backup-plan', 'boost', 'summary'],
  ...['welcome-backup', 'welcome-complete', 'welcome-security', 'welcome-antispam', 'welcome-videopress', 'welcome-search'],
  ...['welcome-scan', 'backup-activated', 'scan-activated', 'antispam-activated', 'videopress-activated', 'search-activated'],
  'server-credentials',
].map((step) => `/recommendations/${step}`);

/** The headings of all routes. */
export const headings: Readonly<Record<string, string>> = {
  '/dashboard': 'Jetpack At A Glance Dashboard',
  '/my-plan': 'Jetpack My Plan',
  '/connect-user': 'Connect your user account',
  '/woo-setup': 'Set up Jetpack for your store',
  '/setup': 'Set up Jetpack',
  '/settings': 'Jetpack Settings',
  '/security': 'Jetpack Security Settings',
  '/performance': 'Jetpack Performance Settings',
  '/writing': 'Jetpack Writing Settings',
  '/sharing': 'Jetpack Sharing Settings',
  '/discussion': 'Jetpack Discussion Settings',
  '/traffic': 'Jetpack Traffic Settings',
  '/privacy': 'Jetpack Privacy Settings',
  ...Object.fromEntries(['/recommendations', ...assistant].map((route) => [route, 'Jetpack Recommendations'])),
  '/license/activation': 'Activate a Jetpack license',
  '/product/akismet': 'Jetpack Anti-spam',
  '/product/backup': 'Jetpack Backup',
  '/product/scan': 'Jetpack Scan',
  '/product/search': 'Jetpack Search',
  '/product/security': 'Jetpack Security',
  '/product/videopress': 'Jetpack VideoPress',
  '/reconnect': 'Reconnect Jetpack',
  '/disconnect': 'Disconnect Jetpack',
};

const managersFooter = ['About', 'Terms', 'Privacy', 'Modules', 'Debug'];
const othersFooter = ['About', 'Terms', 'Privacy'];
const everySection = ['Jetpack Stats', 'Security', 'Performance and Growth', 'Connections'];
const everySettingsTab = ['Security', 'Performance', 'Writing', 'Sharing', 'Discussion', 'Traffic'];
const managersRow = { settings: everySettingsTab, footer: managersFooter };
const othersTabs = ['At a Glance'];
const below = ["We're here to help", 'Jetpack in your pocket'];
const agencies = "Manage your clients' sites with ease";

const except = (excluded: RegExp) => Object.keys(headings).filter((route) => !excluded.test(route));
const owners = except(/^$/);
const managers = except(/^\/license/);
const writers = ['/dashboard', '/connect-user', '/settings', '/performance', '/writing', '/sharing'];
const readers = ['/dashboard', '/connect-user'];

/** Shown to every user with permission to link an account. */
const unlinked = { content: 'dashboard', badges: ['Jetpack'], notices: ['link your account'], below } as const;
const linked = { ...unlinked, notices: [] } as const;
const unlinkedWriter = {
  ...unlinked,
  tabs: othersTabs,
  sections: ['Security', 'Connections'],
  footer: othersFooter,
  settings: ['Writing', 'Sharing'],
  opens: writers,
} as const;
const linkedManager = {
  ...linked,
  tabs: ['At a Glance', 'My Plan', 'Plans', 'Recommendations', 'My Jetpack'],
  sections: everySection,
  ...managersRow,
} as const;
const unlinkedManager = { ...linkedManager, tabs: linkedManager.tabs.filter((tab) => tab !== 'My Plan'), opens: managers };
const author: Row = { as: 'author', ...unlinkedWriter };
// Without permission to publish, both tabs are hidden.
const contributor: Row = { as: 'contributor', ...unlinkedWriter, settings: [] };
const subscriber: Row = { as: 'subscriber', ...unlinkedWriter, sections: ['Connections'], settings: [], opens: readers };

/** Owned by admin. */
export const connected: readonly Row[] = [
  // Linked already: /connect-user reports it and links onward.
  { as: 'admin', ...linkedManager, below: [agencies, ...below], opens: owners },
  { as: 'admin2', ...unlinkedManager, notices: ['link your account'] },
  { as: 'editor', ...unlinkedWriter },
  ...[author, contributor, subscriber],
];

const ownerless = { ...linked, tabs: othersTabs, sections: ['Connections'], footer: othersFooter, settings: [] } as const;
const ownerlessWriters = writers.filter((route) => route !== '/connect-user');

/** Without an owner no account can be linked, and no module belongs to a user. */
export const siteConnected: readonly Row[] = [
  { as: 'admin', ...unlinkedManager },
  { as: 'admin2', ...unlinkedManager },
  { as: 'editor', ...ownerless, opens: ownerlessWriters },
  { as: 'author', ...ownerless, opens: ownerlessWriters },
  { as: 'contributor', ...ownerless, opens: ownerlessWriters },
  { as: 'subscriber', ...ownerless, opens: ['/dashboard'] },
];

/** Returns a heading for all routes except those with a screen of their own. */
const everywhere = (heading: string, own: readonly string[] = []) =>
  Object.fromEntries(owners.filter((route) => !own.includes(route)).map((route) => [route, heading]));

const bare = { tabs: [], sections: [], below: [], badges: ['Jetpack'], settings: [], opens: except(/^\/disconnect/) } as const;
const connector = {
  ...bare,
  content: 'connect screen',
  footer: ['About', 'Terms', 'Privacy', 'Debug'],
  notices: [],
  headings: everywhere('Set up Jetpack', ['/connect-user', '/woo-setup']),
} as const;
const waiting = {
  ...bare,
  content: 'nothing',
  footer: othersFooter,
  notices: ['ask the administrator'],
  headings: everywhere('Jetpack'),
} as const;

/** The real plugin has no page for users that cannot connect the site. */
export const unconnectedManagers: readonly Row[] = ['admin', 'admin2'].map((as) => ({ as, ...connector }));
export const unconnected: readonly Row[] = [
  ...unconnectedManagers,
  ...['editor', 'author', 'contributor', 'subscriber'].map((as) => ({ as, ...waiting })),
];

/** Other users have no page. */
export const offline: readonly Row[] = ['admin', 'admin2'].map((as) => ({
  as,
  content: 'dashboard',
  tabs: ['At a Glance', 'My Jetpack'],
  sections: everySection,
  below: [],
  badges: ['Jetpack', 'Offline Mode'],
  notices: ['offline'],
  ...managersRow,
  // /connect-user shows the benefits of connecting, and why it is not possible now.
  opens: except(/^\/(recommendations|license|reconnect|disconnect)/),
}));
