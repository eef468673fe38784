import type { DeliveryCommand, Rollout } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import type { Formats } from '../formats';
import type { OpenCommand } from './commands.slice';

/** Labels of the buttons. */
export const commandLabels: Readonly<Record<DeliveryCommand, () => string>> = {
  promote: () => __('Promote', 'jetpack'),
  canary: () => __('Canary', 'jetpack'),
  rollback: () => __('Roll back', 'jetpack'),
  disable: () => __('Disable', 'jetpack'),
  enable: () => __('Enable', 'jetpack'),
  withdraw: () => __('Withdraw', 'jetpack'),
};

/** Returns the title of the dialog for a remote of this title. */
export const dialogTitles: Readonly<Record<DeliveryCommand, (title: string) => string>> = {
  /* translators: %s: name of a part of the page. */
  promote: (title) => sprintf(__('Promote a version of %s', 'jetpack'), title),
  /* translators: %s: name of a part of the page. */
  canary: (title) => sprintf(__('Canary of %s', 'jetpack'), title),
  /* translators: %s: name of a part of the page. */
  rollback: (title) => sprintf(__('Roll back %s', 'jetpack'), title),
  /* translators: %s: name of a part of the page. */
  disable: (title) => sprintf(__('Disable %s', 'jetpack'), title),
  /* translators: %s: name of a part of the page. */
  enable: (title) => sprintf(__('Enable %s', 'jetpack'), title),
  /* translators: %s: name of a part of the page. */
  withdraw: (title) => sprintf(__('Withdraw a version of %s', 'jetpack'), title),
};

export const cohortLabels: Readonly<Record<Rollout['cohort'], () => string>> = {
  everyone: () => __('All users', 'jetpack'),
  managers: () => __('Managers only', 'jetpack'),
};

/** Returns the text of the notice after a command. */
export function getSuccessText(
  { command, remote, fields: { version, percent } }: OpenCommand,
  formats: Pick<Formats, 'percent'>,
): string {
  const done: Readonly<Record<DeliveryCommand, () => string>> = {
    /* translators: 1: name of a part of the page, 2: its version. */
    promote: () => sprintf(__('%1$s %2$s is live.', 'jetpack'), remote, version),
    canary: () =>
      Number(percent) === 0
        ? /* translators: %s: name of a part of the page. */
          sprintf(__('The canary of %s has ended.', 'jetpack'), remote)
        : /* translators: 1: name of a part of the page, 2: its version, 3: a percentage. */
          sprintf(__('%1$s %2$s is a canary at %3$s.', 'jetpack'), remote, version, formats.percent(Number(percent) / 100)),
    /* translators: 1: name of a part of the page, 2: its version. */
    rollback: () => sprintf(__('%1$s was rolled back to %2$s.', 'jetpack'), remote, version),
    /* translators: %s: name of a part of the page. */
    disable: () => sprintf(__('%s was disabled.', 'jetpack'), remote),
    /* translators: %s: name of a part of the page. */
    enable: () => sprintf(__('%s was enabled.', 'jetpack'), remote),
    /* translators: 1: name of a part of the page, 2: its version. */
    withdraw: () => sprintf(__('%1$s %2$s was withdrawn.', 'jetpack'), remote, version),
  };
  return done[command]();
}
