import { settingsForm } from '@site-admin/kit/forms';
import { isVerificationValue, services } from './verification-tag';
import { getVerificationTexts } from './site-verification.texts';

const check = (value = '') => (isVerificationValue(value) ? undefined : getVerificationTexts().invalid);

export const verificationForm = settingsForm('site-verification', services, {
  checks: { google: check, bing: check, pinterest: check, yandex: check, facebook: check },
});
