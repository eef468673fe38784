import { defineRemote } from '@site-admin/kit';
import { DeliveryPage } from './page';
import { store, type RootState } from './store';

export const { mount } = defineRemote<RootState>({ page: DeliveryPage, store });
