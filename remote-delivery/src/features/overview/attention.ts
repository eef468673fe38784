import type { DeliveryRemote } from '@site-admin/contracts';
import { _n, __, sprintf } from '@site-admin/runtime/i18n';
import { getRate, getTotal, isHigh } from '../../failures/failure-curve';
import type { Formats } from '../../formats';

/** A remote that does not run as wanted, and why. */
export interface Attention {
  readonly remote: DeliveryRemote;
  /** Without a full stop. */
  readonly reasons: readonly string[];
}

type UsedFormats = Pick<Formats, 'number' | 'percent'>;
type Describe = (remote: DeliveryRemote, formats: UsedFormats) => string | undefined;

const describeStatus: Describe = ({ status, active }) => {
  if (status === 'disabled') return __('Disabled', 'jetpack');
  return active === null ? __('No version is live', 'jetpack') : undefined;
};

const describeStop: Describe = ({ rollout }) =>
  rollout?.stopped &&
  /* translators: %s: a version. */
  sprintf(__('Canary %s was stopped', 'jetpack'), rollout.candidate);

const describeFailures: Describe = (remote, { percent }) => {
  const curve = remote.failures.find(({ version }) => version === remote.active);
  if (!curve || !isHigh(remote, curve)) return undefined;
  /* translators: 1: a version, 2: a percentage. */
  return sprintf(__('%1$s fails for %2$s of users', 'jetpack'), curve.version, percent(getRate(getTotal(curve))));
};

const fallbacks: readonly string[] = ['last-good', 'previous'];

const describeFallbacks: Describe = ({ running }, { number }) => {
  const pages = running.reduce((sum, each) => sum + (fallbacks.includes(each.source) ? each.pages : 0), 0);
  if (pages === 0) return undefined;
  /* translators: %s: a number. */
  const text = _n(
    '%s open page runs another version than wanted',
    '%s open pages run another version than wanted',
    pages,
    'jetpack',
  );
  return sprintf(text, number(pages));
};

const describers = [describeStatus, describeStop, describeFailures, describeFallbacks];

/** Returns the remotes that need attention. An override is a choice of its user, and does not count. */
export function findAttention(remotes: readonly DeliveryRemote[], formats: UsedFormats): Attention[] {
  return remotes
    .map((remote) => ({
      remote,
      reasons: describers.map((describe) => describe(remote, formats)).filter((reason) => reason !== undefined),
    }))
    .filter(({ reasons }) => reasons.length > 0);
}
