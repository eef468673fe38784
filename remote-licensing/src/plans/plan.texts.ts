import type { PlanClass } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import type { IconName } from '@site-admin/ui';

export interface PlanTexts {
  readonly name: string;
  readonly tagline: string;
  readonly icon: IconName;
}

export interface OwnedProducts {
  readonly hasBackup: boolean;
  readonly hasScan: boolean;
}

const storage = {
  oneGigabyte: () => __('Storage: 1 GB.', 'jetpack'),
  tenGigabytes: () => __('Storage: 10 GB.', 'jetpack'),
  oneTerabyte: () => __('Storage: 1 TB.', 'jetpack'),
};

const everythingIn = () => __('All Jetpack products in one plan.', 'jetpack');
const security = () => __('Backups, malware scanning and spam protection in one plan.', 'jetpack');
const realtimeBackup = () => __('Saves your site as you edit, and restores it in one click.', 'jetpack');
const searchAsYouType = () => __('Visitors find what they look for as they type.', 'jetpack');

const securityName = () => __('Jetpack Security', 'jetpack');
const backupName = () => __('Jetpack Backup', 'jetpack');

const withStorage = (name: () => string, tagline: () => string, size: () => string, icon: IconName) => (): PlanTexts => ({
  name: name(),
  tagline: `${tagline()} ${size()}`,
  icon,
});

/** Name, tagline and icon of each plan class (storage: spec 002 §9). */
const texts: Readonly<Record<Exclude<PlanClass, 'free'>, () => PlanTexts>> = {
  personal: () => ({
    name: __('Jetpack Personal', 'jetpack'),
    tagline: __('Daily backups and spam protection, with priority support.', 'jetpack'),
    icon: 'shield',
  }),
  premium: () => ({
    name: __('Jetpack Premium', 'jetpack'),
    tagline: __('Full protection plus tools to grow and earn.', 'jetpack'),
    icon: 'shield',
  }),
  business: () => ({
    name: __('Jetpack Professional', 'jetpack'),
    tagline: __('Everything a business site needs to stay safe and grow.', 'jetpack'),
    icon: 'shield',
  }),
  'security-t1': withStorage(securityName, security, storage.tenGigabytes, 'shield'),
  'security-t2': withStorage(securityName, security, storage.oneTerabyte, 'shield'),
  complete: () => ({ name: __('Jetpack Complete', 'jetpack'), tagline: everythingIn(), icon: 'star' }),
  'backup-t0': withStorage(backupName, realtimeBackup, storage.oneGigabyte, 'backup'),
  'backup-t1': withStorage(backupName, realtimeBackup, storage.tenGigabytes, 'backup'),
  'backup-t2': withStorage(backupName, realtimeBackup, storage.oneTerabyte, 'backup'),
  search: () => ({ name: __('Jetpack Search', 'jetpack'), tagline: searchAsYouType(), icon: 'search' }),
  'free-search': () => ({ name: __('Jetpack Search Free', 'jetpack'), tagline: searchAsYouType(), icon: 'search' }),
  scan: () => ({
    name: __('Jetpack Scan', 'jetpack'),
    tagline: __('Daily malware scans and instant alerts for new threats.', 'jetpack'),
    icon: 'shield',
  }),
  'anti-spam': () => ({
    name: __('Jetpack Anti-spam', 'jetpack'),
    tagline: __('Keeps spam out of your comments and forms.', 'jetpack'),
    icon: 'anti-spam',
  }),
  videopress: () => ({
    name: __('Jetpack VideoPress', 'jetpack'),
    tagline: __('High-quality, ad-free video for your posts.', 'jetpack'),
    icon: 'video',
  }),
  'daily-security': () => ({ name: __('Jetpack Security Daily', 'jetpack'), tagline: security(), icon: 'shield' }),
  'realtime-security': () => ({ name: __('Jetpack Security Real-time', 'jetpack'), tagline: security(), icon: 'shield' }),
  'daily-backup': () => ({
    name: __('Jetpack Backup Daily', 'jetpack'),
    tagline: __('Saves your site every day, and restores it in one click.', 'jetpack'),
    icon: 'backup',
  }),
  'realtime-backup': () => ({ name: __('Jetpack Backup Real-time', 'jetpack'), tagline: realtimeBackup(), icon: 'backup' }),
  'jetpack-social-basic': () => ({
    name: __('Jetpack Social', 'jetpack'),
    tagline: __('Shares your posts to your social networks automatically.', 'jetpack'),
    icon: 'share',
  }),
};

/** Returns the tagline of the free plan, which depends on the products bought with it (reference: behaviour, E3). */
function freePlanTagline({ hasBackup, hasScan }: OwnedProducts): string {
  if (hasBackup && hasScan) return __('Your site is backed up and scanned. Do more with a bigger plan:', 'jetpack');
  if (hasBackup) return __('Your site is backed up. Add malware scanning:', 'jetpack');
  if (hasScan) return __('Your site is scanned. Add backups:', 'jetpack');
  return __('Worried about your site’s security? Get backups, security fixes and more:', 'jetpack');
}

const nothing: OwnedProducts = { hasBackup: false, hasScan: false };

/** Returns the texts of a plan class; undefined for slugs without a class. `owned` changes those of the free plan. */
export function planTexts(name: PlanClass | '', owned: OwnedProducts = nothing): PlanTexts | undefined {
  if (name === '') return undefined;
  if (name === 'free') return { name: __('Jetpack Free', 'jetpack'), tagline: freePlanTagline(owned), icon: 'bolt' };
  return texts[name]();
}
