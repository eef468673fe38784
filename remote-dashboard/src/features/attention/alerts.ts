import {
  isEnding,
  type ConnectionError,
  type EndpointResult,
  type getVaultPressData,
  type InitialState,
  type PartnerCoupon,
  type Purchase,
  type RewindStatus,
  type ScanStatus,
  type SiteActivity,
} from '@site-admin/contracts';
import { selectBackupActivity, toScanResult, toVaultPressState } from '@site-admin/kit/rules';

/** What scans the site or makes its backups. */
type Source = 'provider' | 'vaultpress';

/** A line of "Needs attention". Errors cannot be dismissed. */
export type Alert =
  | { readonly kind: 'threats'; readonly count: number; readonly source: Source }
  | { readonly kind: 'connection-broken' }
  | { readonly kind: 'backup-failed'; readonly source: Source }
  | { readonly kind: 'restore-failed' }
  | { readonly kind: 'credentials-missing'; readonly feature: 'backup' | 'scan' }
  | {
      readonly kind: 'expiring';
      readonly purchase: Pick<Purchase, 'ID' | 'product_name' | 'product_slug' | 'expiry_date'>;
      readonly days: number;
    }
  | { readonly kind: 'updates'; readonly count: number }
  | { readonly kind: 'coupon'; readonly coupon: PartnerCoupon; readonly canRedeem: boolean };

export interface AlertParts {
  readonly connectionErrors: readonly ConnectionError[];
  /** Responses are undefined where they are not fetched or could not be. */
  readonly scan: ScanStatus | undefined;
  readonly rewind: RewindStatus | undefined;
  readonly vaultPress: EndpointResult<typeof getVaultPressData> | undefined;
  readonly activity: readonly SiteActivity[] | undefined;
  readonly purchases: readonly Purchase[] | undefined;
  /** Number of plugins with an update. */
  readonly updates: number | undefined;
  readonly coupon: InitialState['partnerCoupon'];
  /** Without a connected owner, nothing can be redeemed (spec 000 §6). */
  readonly hasConnectedOwner: boolean;
  /** Unix ms. */
  readonly now: number;
}

const dayMs = 86_400_000;
/** A purchase is listed this many days before it expires. */
const expiryDays = 30;
/** A line that was dismissed is shown again this many days before. */
const lastDays = 7;

function selectThreats({ scan, vaultPress }: AlertParts): readonly Alert[] {
  const result = scan && toScanResult(scan);
  if (result?.kind === 'threats') return [{ kind: 'threats', count: result.count, source: 'provider' }];
  const { hasSecurity, threats: count } = toVaultPressState(vaultPress);
  return hasSecurity && count > 0 ? [{ kind: 'threats', count, source: 'vaultpress' }] : [];
}

/** An identity crisis is resolved in the shell's own panel. */
const selectConnection = ({ connectionErrors }: AlertParts): readonly Alert[] =>
  connectionErrors.some(({ action }) => action === 'reconnect') ? [{ kind: 'connection-broken' }] : [];

function selectBackup({ activity = [], vaultPress }: AlertParts): readonly Alert[] {
  if (selectBackupActivity(activity).isFailing) return [{ kind: 'backup-failed', source: 'provider' }];
  return getBackupError(vaultPress) ? [{ kind: 'backup-failed', source: 'vaultpress' }] : [];
}

const selectRestore = ({ rewind }: AlertParts): readonly Alert[] =>
  rewind?.state === 'active' && rewind.rewind?.status === 'failed' ? [{ kind: 'restore-failed' }] : [];

/** Returns the error of the last backup by VaultPress. PHP writes an empty map as `[]`. */
function getBackupError(response: AlertParts['vaultPress']): unknown {
  const error = (response?.data ?? response)?.backups?.error;
  return Array.isArray(error) && error.length === 0 ? undefined : error;
}

function selectCredentials({ rewind, scan }: AlertParts): readonly Alert[] {
  if (rewind?.state === 'awaiting_credentials') return [{ kind: 'credentials-missing', feature: 'backup' }];
  const isScanWaiting = scan && toScanResult(scan).kind === 'credentials-needed';
  return isScanWaiting ? [{ kind: 'credentials-missing', feature: 'scan' }] : [];
}

/** The purchases that expire soon, the first to expire first. */
function selectExpiring({ purchases = [], now }: AlertParts): readonly Alert[] {
  return purchases
    .filter((purchase) => purchase.active && isEnding(purchase))
    .map((purchase) => ({
      kind: 'expiring' as const,
      purchase,
      days: Math.floor((Date.parse(purchase.expiry_date ?? '') - now) / dayMs),
    }))
    .filter(({ days }) => days >= 0 && days <= expiryDays)
    .sort((one, other) => one.days - other.days);
}

const selectUpdates = ({ updates = 0 }: AlertParts): readonly Alert[] =>
  updates > 0 ? [{ kind: 'updates', count: updates }] : [];

const selectCoupon = ({ coupon, hasConnectedOwner }: AlertParts): readonly Alert[] =>
  coupon ? [{ kind: 'coupon', coupon, canRedeem: hasConnectedOwner }] : [];

/** Most urgent first. */
const selectors = [
  selectThreats,
  selectConnection,
  selectBackup,
  selectRestore,
  selectCredentials,
  selectExpiring,
  selectUpdates,
  selectCoupon,
] as const;

/** Selects what needs the attention of the site's owner, most urgent first. */
export const selectAlerts = (parts: AlertParts): readonly Alert[] => selectors.flatMap((select) => select(parts));

const errors: readonly Alert['kind'][] = ['threats', 'connection-broken', 'backup-failed', 'restore-failed'];

/** Whether the user may dismiss the line: everything but errors. */
export const isDismissible = ({ kind }: Alert): boolean => !errors.includes(kind);

/** Identifies a line with its facts, so that a dismissed one is shown again when these change. */
export function getAlertId(alert: Alert): string {
  switch (alert.kind) {
    case 'credentials-missing':
      return `${alert.kind} ${alert.feature}`;
    case 'expiring':
      return [alert.kind, alert.purchase.ID, alert.purchase.expiry_date, alert.days <= lastDays && 'soon']
        .filter(Boolean)
        .join(' ');
    case 'coupon':
      return `${alert.kind} ${alert.coupon.coupon_code}`;
    case 'threats':
    case 'updates':
      return `${alert.kind} ${alert.count}`;
    default:
      return alert.kind;
  }
}
