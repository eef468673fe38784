import { updateSettings } from '@site-admin/contracts';
import type { FakeShell, SiteOptions } from '@site-admin/contracts/testing';
import { defineGallery, fill, press, type GalleryState } from '@site-admin/kit/gallery';
import remoteJson from '../remote.json';
import { cards } from './cards';
import * as remote from './index';

const tabs = remoteJson.pages.flatMap(({ path, tab }) => (tab === undefined ? [] : [{ path, tab }]));

/** Every module of the settings, in one state. */
const allModules = (state: object): SiteOptions['modules'] =>
  Object.fromEntries(cards.flatMap(({ modules }) => modules).map((slug) => [slug, state]));

const on = allModules({ activated: true });
const forcedOff = allModules({ activated: false, override: 'inactive' });
const forcedOn = allModules({ activated: true, override: 'active' });
const features = [
  ...['akismet', 'antispam', 'backups', 'google-analytics', 'instant-search', 'real-time-backups', 'scan', 'search'],
  ...['seo-tools', 'videopress', 'wordads'],
];

const tabStates = tabs.flatMap(({ path, tab }): GalleryState[] => [
  { name: tab, at: path },
  { name: `${tab}, all modules on, complete plan`, at: path, site: { plan: 'jetpack_complete', features, modules: on ?? {} } },
  { name: `${tab}, forced on by the site`, at: path, site: { modules: forcedOn ?? {} } },
  { name: `${tab}, forced off by the site`, at: path, site: { modules: forcedOff ?? {} } },
  { name: `${tab}, offline`, at: path, site: { connection: 'offline' } },
  { name: `${tab}, without an owner`, at: path, site: { connection: 'site-only' } },
]);

/** A form with an edit, and what the site does when it is saved. */
const form = (name: string, arrange: (fake: FakeShell) => void, isSaved = true): GalleryState => ({
  name: `Form, ${name}`,
  at: '/settings?term=pinterest',
  site: { modules: { 'verification-tools': true } },
  arrange,
  async act(host) {
    await fill(host, 'Pinterest', 'a-code');
    if (isSaved) await press(host, 'Save settings');
  },
});

export const gallery = defineGallery({
  declaration: remoteJson,
  module: remote,
  states: [
    ...tabStates,
    { name: 'Writing, author', at: '/writing', site: { role: 'author', modules: { 'post-by-email': true } } },
    { name: 'Writing, author without tools', at: '/writing', site: { role: 'author' } },
    { name: 'Sharing, author', at: '/sharing', site: { role: 'author', modules: { publicize: true } } },
    form('edited', () => undefined, false),
    form('saving', ({ site }) => void site.hold(updateSettings)),
    form('field refused by the site', ({ site }) =>
      site.fail(updateSettings, { status: 400, code: 'some_updated', message: 'pinterest: No such code.' }),
    ),
    form('not saved', ({ site }) => site.fail(updateSettings, { status: 500 })),
    { name: 'Search', at: '/settings?term=sharing' },
    { name: 'Search without results', at: '/settings?term=qqqq' },
    { name: 'Privacy', at: '/privacy' },
    { name: 'All calls fail', at: '/security', arrange: (fake) => fake.site.failAll('server') },
  ],
});
