import type { DeliveryCommand, DeliveryRemote } from '@site-admin/contracts';
import { _n, __, sprintf } from '@site-admin/runtime/i18n';
import { cohortLabels } from './commands.texts';
import type { Formats } from '../formats';
import type { CommandFields } from './commands.slice';
import { isPercent } from './percent';

const countPages = (running: DeliveryRemote['running']) => running.reduce((sum, { pages }) => sum + pages, 0);

/** Returns the version a command is about by default; undefined if it has none to choose from. */
export function getDefaultVersion(command: DeliveryCommand, remote: DeliveryRemote): string | undefined {
  const versions = getVersions(command, remote);
  const { rollout, previous } = remote;
  const wanted = command === 'promote' || command === 'canary' ? rollout?.candidate : (previous ?? undefined);
  return versions.find((version) => version === wanted) ?? versions[0];
}

/** Whether a command is about the remote as a whole, not about one of its versions. */
export const isAboutRemote = (command: DeliveryCommand): boolean => command === 'disable' || command === 'enable';

/** Whether a command takes something from users. */
export const isDestructive = (command: DeliveryCommand): boolean => command === 'disable' || command === 'withdraw';

/** Returns the versions a command may choose from, newest first; none for those about the whole remote. */
export function getVersions(command: DeliveryCommand, { active, versions }: DeliveryRemote): string[] {
  if (isAboutRemote(command)) return [];
  const listed = versions.filter(({ withdrawn }) => !withdrawn).map(({ version }) => version);
  // The live version may be withdrawn.
  return command === 'withdraw' ? listed : listed.filter((version) => version !== active);
}

type Describe = (remote: DeliveryRemote, fields: CommandFields, formats: Pick<Formats, 'number' | 'percent'>) => string[];

/** Describes a change of what pages run, after which they run `version`. */
const describeSwap: Describe = ({ running }, { version }, { number }) => {
  const others = running.filter((each) => each.version !== version && each.source !== 'override');
  const pages = countPages(others);
  const swap = sprintf(
    /* translators: 1: a number, 2: a version. */
    _n('%1$s open page changes to %2$s.', '%1$s open pages change to %2$s.', pages, 'jetpack'),
    number(pages),
    version,
  );
  return [swap, __('Pages with unsaved work change once it is saved.', 'jetpack')];
};

const describeOpen = ({ running }: DeliveryRemote, { number }: Pick<Formats, 'number'>) => {
  const pages = countPages(running);
  /* translators: %s: a number. */
  return sprintf(_n('%s page is open now.', '%s pages are open now.', pages, 'jetpack'), number(pages));
};

const describeFallback = (previous: string | null) =>
  previous === null
    ? __('No version is live then.', 'jetpack')
    : /* translators: %s: a version. */
      sprintf(__('%s is live again.', 'jetpack'), previous);

const describeShare = ({ version, percent, cohort }: CommandFields, formats: Pick<Formats, 'percent'>): string[] => {
  if (!isPercent(percent)) return [];
  if (Number(percent) === 0)
    /* translators: %s: a version. */
    return [sprintf(__('The canary ends: no user gets %s any more.', 'jetpack'), version)];
  /* translators: 1: a percentage, 2: a group of users, 3: a version. */
  const share = __('%1$s of users (%2$s) get %3$s.', 'jetpack');
  return [sprintf(share, formats.percent(Number(percent) / 100), cohortLabels[cohort](), version)];
};

const describers: Readonly<Record<DeliveryCommand, Describe>> = {
  promote: describeSwap,
  rollback: describeSwap,
  canary: (remote, fields, formats) => [...describeShare(fields, formats), describeOpen(remote, formats)],
  disable: ({ running, title }, _fields, { number }) => [
    sprintf(
      /* translators: 1: a number, 2: name of a part of the page. */
      _n(
        '%1$s open page removes %2$s and shows the reason.',
        '%1$s open pages remove %2$s and show the reason.',
        countPages(running),
        'jetpack',
      ),
      number(countPages(running)),
      title,
    ),
  ],
  enable: (remote, _fields, formats) => [
    /* translators: 1: name of a part of the page, 2: a version. */
    sprintf(__('All pages load %1$s %2$s again.', 'jetpack'), remote.title, remote.active ?? ''),
    describeOpen(remote, formats),
  ],
  withdraw: ({ running, active, previous }, { version }, { number }) => {
    const pages = countPages(running.filter((each) => each.version === version));
    const leaves = sprintf(
      /* translators: 1: a number, 2: a version. */
      _n(
        '%1$s open page runs %2$s and changes to another version.',
        '%1$s open pages run %2$s and change to another version.',
        pages,
        'jetpack',
      ),
      number(pages),
      version,
    );
    const forGood = __('The version never runs anywhere again. This cannot be undone.', 'jetpack');
    return version === active ? [leaves, describeFallback(previous), forGood] : [leaves, forGood];
  },
};

/** Returns what a command does to how many pages, in sentences. */
export function describeImpact(
  command: DeliveryCommand,
  remote: DeliveryRemote,
  fields: CommandFields,
  formats: Pick<Formats, 'number' | 'percent'>,
): string[] {
  return describers[command](remote, fields, formats);
}
