import { couponCheckoutUrl, redirectUrl, type InitialState, type Navigation } from '@site-admin/contracts';
import { __, _n, sprintf } from '@site-admin/runtime/i18n';
import type { Alert } from './alerts';

export interface AlertContent {
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string };
}

export interface AlertContext {
  readonly site: InitialState;
  readonly href: Navigation['href'];
  readonly formatNumber: (value: number) => string;
}

/** The members of an alert of one kind. */
type Of<Kind extends Alert['kind']> = Extract<Alert, { kind: Kind }>;

function getThreats({ count, source }: Of<'threats'>, { site, formatNumber }: AlertContext): AlertContent {
  // translators: %s is a number.
  const text = _n('%s security threat was found on your site.', '%s security threats were found on your site.', count, 'jetpack');
  const label = _n('Fix threat', 'Fix threats', count, 'jetpack');
  const href = redirectUrl(source === 'provider' ? 'calypso-scanner' : 'vaultpress-dashboard', {}, site);
  return { text: sprintf(text, formatNumber(count)), action: { label, href } };
}

function getFailedBackup({ source }: Of<'backup-failed'>, { site }: AlertContext): AlertContent {
  const action =
    source === 'provider'
      ? {
          label: __('View backup activity', 'jetpack'),
          href: redirectUrl('calypso-activity-log', { query: 'group=rewind' }, site),
        }
      : { label: __('Open VaultPress', 'jetpack'), href: redirectUrl('vaultpress-dashboard', {}, site) };
  return { text: __('The last backup of your site failed.', 'jetpack'), action };
}

function getCredentials({ feature }: Of<'credentials-missing'>, { site }: AlertContext): AlertContent {
  const text =
    feature === 'backup'
      ? __('Backups need your server credentials.', 'jetpack')
      : __('Scans need your server credentials.', 'jetpack');
  const href = redirectUrl(`jetpack-${feature}-dash-credentials`, {}, site);
  return { text, action: { label: __('Enter your server credentials', 'jetpack'), href } };
}

function getExpiring({ purchase, days }: Of<'expiring'>, { site, formatNumber }: AlertContext): AlertContent {
  const name = purchase.product_name || purchase.product_slug;
  // translators: %s is the name of a plan or product.
  const today = __('%s expires today.', 'jetpack');
  // translators: 1: name of a plan or product, 2: number of days.
  const later = _n('%1$s expires in %2$s day.', '%1$s expires in %2$s days.', days, 'jetpack');
  return {
    text: days === 0 ? sprintf(today, name) : sprintf(later, name, formatNumber(days)),
    action: { label: __('Renew', 'jetpack'), href: redirectUrl('calypso-purchases', {}, site) },
  };
}

function getUpdates({ count }: Of<'updates'>, { site, formatNumber }: AlertContext): AlertContent {
  // translators: %s is a number.
  const text = _n('%s plugin has an update.', '%s plugins have updates.', count, 'jetpack');
  const action = { label: __('View updates', 'jetpack'), href: `${site.adminUrl}update-core.php` };
  return { text: sprintf(text, formatNumber(count)), action };
}

function getCoupon({ coupon, canRedeem }: Of<'coupon'>, { site, href }: AlertContext): AlertContent {
  // translators: 1: name of a product, 2: name of a partner.
  const text = __('%1$s is yours with a coupon from %2$s.', 'jetpack');
  const action = canRedeem
    ? { label: __('Redeem', 'jetpack'), href: couponCheckoutUrl(coupon, site) }
    : { label: __('Connect', 'jetpack'), href: href('/connect-user') };
  return { text: sprintf(text, coupon.product.title, coupon.partner.name), action };
}

/** Returns the text of a line and its action. */
export function getAlertContent(alert: Alert, context: AlertContext): AlertContent {
  const { site, href } = context;
  switch (alert.kind) {
    case 'threats':
      return getThreats(alert, context);
    case 'connection-broken':
      return {
        text: __('The connection of your site is broken.', 'jetpack'),
        action: { label: __('Restore Connection', 'jetpack'), href: href('/reconnect') },
      };
    case 'backup-failed':
      return getFailedBackup(alert, context);
    case 'restore-failed':
      return {
        text: __('The last restore of your site failed.', 'jetpack'),
        action: { label: __('View site activity', 'jetpack'), href: redirectUrl('calypso-activity-log', {}, site) },
      };
    case 'credentials-missing':
      return getCredentials(alert, context);
    case 'expiring':
      return getExpiring(alert, context);
    case 'updates':
      return getUpdates(alert, context);
    case 'coupon':
      return getCoupon(alert, context);
  }
}
