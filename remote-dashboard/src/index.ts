import { defineRemote } from '@site-admin/runtime/kit';
import { DashboardPage } from './page';
import { store } from './store';

/** At a Glance, as the shell mounts it. */
export const remote = defineRemote({ page: DashboardPage, store });

export const { mount } = remote;
