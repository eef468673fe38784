import type { Rollout } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import type { Formats } from '../formats';
import type { OpenCommand, OperatorCommand } from './commands.slice';

type Texts = Readonly<Record<OperatorCommand, () => string>>;

/** Labels of the buttons that open a dialog. */
export const openLabels: Texts = {
  promote: () => __('Promote…', 'jetpack'),
  canary: () => __('Start canary…', 'jetpack'),
  changeCanary: () => __('Change canary…', 'jetpack'),
  endCanary: () => __('End canary…', 'jetpack'),
  rollback: () => __('Roll back…', 'jetpack'),
  disable: () => __('Disable…', 'jetpack'),
  enable: () => __('Enable…', 'jetpack'),
  withdraw: () => __('Withdraw…', 'jetpack'),
};

/** Labels of the buttons that run the command. */
export const runLabels: Texts = {
  promote: () => __('Promote', 'jetpack'),
  canary: () => __('Start canary', 'jetpack'),
  changeCanary: () => __('Change canary', 'jetpack'),
  endCanary: () => __('End canary', 'jetpack'),
  rollback: () => __('Roll back', 'jetpack'),
  disable: () => __('Disable', 'jetpack'),
  enable: () => __('Enable', 'jetpack'),
  withdraw: () => __('Withdraw', 'jetpack'),
};

/** Returns the title of the dialog for a remote of this title. */
export const dialogTitles: Readonly<Record<OperatorCommand, (title: string) => string>> = {
  /* translators: %s: name of a part of the page. */
  promote: (title) => sprintf(__('Promote a version of %s', 'jetpack'), title),
  /* translators: %s: name of a part of the page. */
  canary: (title) => sprintf(__('Start a canary of %s', 'jetpack'), title),
  /* translators: %s: name of a part of the page. */
  changeCanary: (title) => sprintf(__('Change the canary of %s', 'jetpack'), title),
  /* translators: %s: name of a part of the page. */
  endCanary: (title) => sprintf(__('End the canary of %s', 'jetpack'), title),
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
  /* translators: %s: name of a part of the page. */
  const ended = () => sprintf(__('The canary of %s has ended.', 'jetpack'), remote);
  const canary = () =>
    Number(percent) === 0
      ? ended()
      : /* translators: 1: name of a part of the page, 2: its version, 3: a percentage. */
        sprintf(__('%1$s %2$s is a canary at %3$s.', 'jetpack'), remote, version, formats.percent(Number(percent) / 100));
  const done: Texts = {
    /* translators: 1: name of a part of the page, 2: its version. */
    promote: () => sprintf(__('%1$s %2$s is live.', 'jetpack'), remote, version),
    canary,
    changeCanary: canary,
    endCanary: ended,
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
