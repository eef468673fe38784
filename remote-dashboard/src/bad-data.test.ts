import { getRewindStatus, getScanStatus, getSiteActivity, getVaultPressData } from '@site-admin/contracts';
import { describeBadData } from '@site-admin/contracts/testing/bad-data';
import declaration from '../remote.json';
import { remote } from './index';

const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });
const credentials = [{ type: 'auto', role: 'main', still_valid: true }];

describeBadData({
  declaration,
  module: remote,
  samples: [
    [
      getSiteActivity,
      { code: 'success', data: [{ name: 'rewind__backup_complete', published: '2022-12-01T09:00:00.000+00:00' }] },
    ],
    [getScanStatus, relayed({ state: 'idle', threats: [{ id: 1, signature: 'Test.Threat' }], credentials })],
    [getScanStatus, relayed({ state: 'unavailable', reason: 'vp_active_on_site' })],
    [getRewindStatus, relayed({ state: 'active', credentials, last_updated: 1_669_852_800 })],
    [getVaultPressData, { code: 'success', data: { active: true, features: { security: true }, security: { notice_count: 3 } } }],
  ],
});
