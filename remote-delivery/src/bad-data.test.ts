import { getDelivery } from '@site-admin/contracts';
import { deliveryStateFor } from '@site-admin/contracts/testing';
import { describeBadData } from '@site-admin/contracts/testing/bad-data';
import declaration from '../remote.json';
import * as remote from './index';

describeBadData({ declaration, module: remote, samples: [[getDelivery, deliveryStateFor()]] });
