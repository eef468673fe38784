import type { ConnectionStatus, InitialState, PartnerCoupon, Purchase, RewindStatus, ScanStatus } from '@site-admin/contracts';
import { toScanResult } from '@site-admin/kit/rules';

/** A line of "Needs attention". Errors cannot be dismissed. */
export type Alert =
  | { readonly kind: 'threats'; readonly count: number }
  | { readonly kind: 'connection-broken' }
  | { readonly kind: 'backup-failed' }
  | { readonly kind: 'credentials-missing'; readonly feature: 'backup' | 'scan' }
  | {
      readonly kind: 'expiring';
      readonly purchase: Pick<Purchase, 'ID' | 'product_name' | 'product_slug'>;
      readonly days: number;
    }
  | { readonly kind: 'updates'; readonly count: number }
  | { readonly kind: 'coupon'; readonly coupon: PartnerCoupon };

export interface AlertParts {
  readonly connection: Pick<ConnectionStatus, 'errors' | 'isInIdentityCrisis'>;
  /** The rest is undefined where it is not fetched or could not be. */
  readonly scan: ScanStatus | undefined;
  readonly rewind: RewindStatus | undefined;
  readonly purchases: readonly Purchase[] | undefined;
  /** Number of plugins with an update. */
  readonly updates: number | undefined;
  readonly coupon: InitialState['partnerCoupon'];
  /** Unix ms. */
  readonly now: number;
}

const dayMs = 86_400_000;
/** A purchase is announced this many days before it expires. */
const expiryDays = 30;
/** Purchases with these states do not expire by themselves. */
const renewing: readonly (string | undefined)[] = ['auto-renewing', 'included', 'one-time-purchase'];

function selectThreats({ scan }: AlertParts): readonly Alert[] {
  const result = scan && toScanResult(scan);
  return result?.kind === 'threats' ? [{ kind: 'threats', count: result.count }] : [];
}

const selectConnection = ({ connection }: AlertParts): readonly Alert[] =>
  connection.isInIdentityCrisis || connection.errors.some(({ action }) => action === 'reconnect')
    ? [{ kind: 'connection-broken' }]
    : [];

const selectBackup = ({ rewind }: AlertParts): readonly Alert[] =>
  rewind?.state === 'active' && rewind.rewind?.status === 'failed' ? [{ kind: 'backup-failed' }] : [];

function selectCredentials({ rewind, scan }: AlertParts): readonly Alert[] {
  if (rewind?.state === 'awaiting_credentials') return [{ kind: 'credentials-missing', feature: 'backup' }];
  const isScanWaiting = scan && toScanResult(scan).kind === 'credentials-needed';
  return isScanWaiting ? [{ kind: 'credentials-missing', feature: 'scan' }] : [];
}

/** The purchases that expire soon, the first to expire first. */
function selectExpiring({ purchases = [], now }: AlertParts): readonly Alert[] {
  return purchases
    .filter(({ active, expiry_status }) => active && !renewing.includes(expiry_status))
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

const selectCoupon = ({ coupon }: AlertParts): readonly Alert[] => (coupon ? [{ kind: 'coupon', coupon }] : []);

/** Most urgent first. */
const selectors = [
  selectThreats,
  selectConnection,
  selectBackup,
  selectCredentials,
  selectExpiring,
  selectUpdates,
  selectCoupon,
] as const;

/** Selects what needs the attention of the site's owner, most urgent first. */
export const selectAlerts = (parts: AlertParts): readonly Alert[] => selectors.flatMap((select) => select(parts));

/** Whether the user may dismiss the line: everything but errors. */
export const isDismissible = ({ kind }: Alert): boolean =>
  kind !== 'threats' && kind !== 'connection-broken' && kind !== 'backup-failed';

/** Identifies a line with its facts, so that a dismissed one is shown again when these change. */
export function getAlertId(alert: Alert): string {
  switch (alert.kind) {
    case 'credentials-missing':
      return `${alert.kind} ${alert.feature}`;
    case 'expiring':
      return `${alert.kind} ${alert.purchase.ID}`;
    case 'threats':
    case 'updates':
      return `${alert.kind} ${alert.count}`;
    default:
      return alert.kind;
  }
}
