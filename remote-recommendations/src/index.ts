import { defineRemote } from '@site-admin/kit';
import { Page } from './page';
import { store, type RootState } from './store';

export const { mount } = defineRemote<RootState>({ page: Page, store });
