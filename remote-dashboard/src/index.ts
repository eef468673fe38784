import { defineRemote } from '@site-admin/kit';
import { Below } from './below/below';
import { DashboardPage } from './page';
import { store } from './store';

/** At a Glance, as the shell mounts it, and what it puts below the screens of its group. */
export const remote = defineRemote({ page: DashboardPage, store, extensions: { 'page.below@1': Below } });

export const { mount, extensions } = remote;
