import { type DeliveryChange, type DeliveryRemote } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

type Source = DeliveryRemote['running'][number]['source'];

export const sourceTexts: Readonly<Record<Source, () => string>> = {
  wanted: () => __('as wanted', 'jetpack'),
  retry: () => __('after a retry', 'jetpack'),
  'last-good': () => __('the last that worked in the browser', 'jetpack'),
  previous: () => __('the previous version, as the wanted one failed', 'jetpack'),
  override: () => __('by an override', 'jetpack'),
};

const actionTexts: Readonly<Record<string, () => string>> = {
  promote: () => __('Promoted', 'jetpack'),
  canary: () => __('Canary changed', 'jetpack'),
  stop: () => __('Canary stopped', 'jetpack'),
  rollback: () => __('Rolled back', 'jetpack'),
  disable: () => __('Disabled', 'jetpack'),
  enable: () => __('Enabled', 'jetpack'),
  withdraw: () => __('Withdrawn', 'jetpack'),
  publish: () => __('Published', 'jetpack'),
  approve: () => __('Approved', 'jetpack'),
  remove: () => __('Removed', 'jetpack'),
  prune: () => __('Old versions removed', 'jetpack'),
  freeze: () => __('Frozen', 'jetpack'),
  unfreeze: () => __('Freeze ended', 'jetpack'),
  host: () => __('Shell changed', 'jetpack'),
  renew: () => __('Signed again', 'jetpack'),
  init: () => __('Created', 'jetpack'),
};

/** Returns what was done: `Promoted: settings 1.4.0`. */
export function describeChange({ action, remote, version }: DeliveryChange): string {
  const done = (Object.hasOwn(actionTexts, action) ? actionTexts[action] : undefined)?.() ?? action;
  const subject = [remote, version].filter((part) => part !== undefined).join(' ');
  /* translators: 1: what was done, 2: name and version of a part of the page. */
  return subject === '' ? done : sprintf(__('%1$s: %2$s', 'jetpack'), done, subject);
}

/** Characters of a key's id that are shown. */
const keyLength = 8;

/** Returns an author: the name, else the key; undefined if neither is known. */
export function getAuthor({ name, key }: { readonly name?: string | undefined; readonly key?: string | undefined }) {
  if (name !== undefined || key === undefined) return name;
  /* translators: %s: the id of a key. */
  return sprintf(__('key %s', 'jetpack'), key.slice(0, keyLength));
}

/** Returns what was done, and its author: `Promoted: settings 1.4.0, by admin`. */
export function describeAuthored(change: DeliveryChange): string {
  const author = getAuthor({ name: change.as, key: change.key });
  if (author === undefined) return describeChange(change);
  /* translators: 1: what was done, 2: name of a user. */
  return sprintf(__('%1$s, by %2$s', 'jetpack'), describeChange(change), author);
}
