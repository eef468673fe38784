import { settingsForm } from '@site-admin/kit/forms';

export const adsForm = settingsForm('ads', ['wordads_custom_adstxt', 'wordads_ccpa_privacy_policy_url']);
