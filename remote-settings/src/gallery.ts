import { defineGallery, type GalleryState } from '@site-admin/kit/gallery';
import remoteJson from '../remote.json';
import * as remote from './index';

const tabs = remoteJson.pages.flatMap(({ path, tab }) => (tab === undefined ? [] : [{ path, tab }]));

const tabStates = tabs.flatMap(({ path, tab }): GalleryState[] => [
  { name: tab, at: path },
  { name: `${tab}, offline`, at: path, site: { connection: 'offline' } },
  { name: `${tab}, without an owner`, at: path, site: { connection: 'site-only' } },
]);

export const gallery = defineGallery({
  declaration: remoteJson,
  module: remote,
  states: [
    ...tabStates,
    { name: 'Search', at: '/settings?term=sharing' },
    { name: 'Search without results', at: '/settings?term=qqqq' },
    { name: 'Privacy', at: '/privacy' },
  ],
});
