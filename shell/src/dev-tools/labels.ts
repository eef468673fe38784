import { __, sprintf } from '@site-admin/runtime/i18n';
import { manyThreats, type Choices } from './choices';
import { findMockPlan } from './plans';
import type { MockRoleName } from './roles';

type Named<Name extends keyof Choices> = NonNullable<Choices[Name]>;

export const roleLabels = (): Readonly<Record<MockRoleName, string>> => ({
  admin_master: __('Admin (master)', 'jetpack'),
  admin_secondary: __('Admin (secondary)', 'jetpack'),
  editor: __('Editor', 'jetpack'),
  author: __('Author', 'jetpack'),
  contributor: __('Contributor', 'jetpack'),
  subscriber: __('Subscriber', 'jetpack'),
});

export const accountLabels = (): Readonly<Record<Named<'account'>, string>> => ({
  linked: __('Linked', 'jetpack'),
  unlinked: __('Not linked', 'jetpack'),
});

export const statsLabels = (): Readonly<Record<Named<'stats'>, string>> => ({
  seen: __('Can view stats', 'jetpack'),
  hidden: __('Cannot view stats', 'jetpack'),
});

export const threatsLabels = (): Readonly<Record<Named<'threats'>, string>> => ({
  none: __('No threats', 'jetpack'),
  /* translators: %d: how many threats were found. */
  many: sprintf(__('%d threats', 'jetpack'), manyThreats),
});

export const backupLabels = (): Readonly<Record<Named<'backup'>, string>> => ({
  unavailable: __('Unavailable', 'jetpack'),
  provisioning: __('Being set up', 'jetpack'),
  awaiting_credentials: __('Awaiting credentials', 'jetpack'),
  active: __('Active', 'jetpack'),
});

export const scanLabels = (): Readonly<Record<Named<'scan'>, string>> => ({
  unavailable: __('Unavailable', 'jetpack'),
  provisioning: __('Being set up', 'jetpack'),
  idle: __('Idle', 'jetpack'),
  scanning: __('Scanning', 'jetpack'),
});

/** Returns short texts of what is simulated. */
export function getChoiceNames({ role, account, stats, plan, threats, backup, scan }: Choices): readonly string[] {
  return [
    role && roleLabels()[role],
    account && accountLabels()[account],
    stats && statsLabels()[stats],
    findMockPlan(plan)?.label,
    threats && threatsLabels()[threats],
    /* translators: %s: a state, such as "Active". */
    backup && sprintf(__('Backup: %s', 'jetpack'), backupLabels()[backup]),
    /* translators: %s: a state, such as "Scanning". */
    scan && sprintf(__('Scan: %s', 'jetpack'), scanLabels()[scan]),
  ].filter((name) => name !== undefined);
}
