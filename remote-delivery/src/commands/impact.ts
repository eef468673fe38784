import type { DeliveryRemote } from '@site-admin/contracts';
import { _n, __, sprintf } from '@site-admin/runtime/i18n';
import { isCanary } from './canary';
import { cohortLabels } from './commands.texts';
import type { Formats } from '../formats';
import type { CommandFields, OperatorCommand } from './commands.slice';
import { isPercent } from './percent';

const countPages = (running: DeliveryRemote['running']) => running.reduce((sum, { pages }) => sum + pages, 0);

/** Returns the fields of a command at first, without its reason; undefined if there is no version to choose from. */
export function getDefaultFields(command: OperatorCommand, remote: DeliveryRemote): Omit<CommandFields, 'reason'> | undefined {
  const { rollout, previous } = remote;
  const start = { percent: '10', cohort: 'everyone' } as const;
  if (isAboutRemote(command)) return { version: '', ...start };
  const versions = getVersions(command, remote);
  const wanted = command === 'promote' || isCanary(command) ? rollout?.candidate : (previous ?? undefined);
  if (rollout && command === 'endCanary') return { version: rollout.candidate, percent: '0', cohort: rollout.cohort };
  const version = versions.find((each) => each === wanted) ?? versions[0];
  if (version === undefined) return undefined;
  const running = rollout && command === 'changeCanary' && { percent: String(rollout.percent), cohort: rollout.cohort };
  return { version, ...start, ...running };
}

/** Whether a command is about the remote as a whole, not about one of its versions. */
const isAboutRemote = (command: OperatorCommand): boolean => command === 'disable' || command === 'enable';

/** Whether a command takes something from users. */
export const isDestructive = (command: OperatorCommand): boolean => command === 'disable' || command === 'withdraw';

/** Returns the versions a command may choose from, newest first; none where there is nothing to choose. */
export function getVersions(command: OperatorCommand, { active, versions }: DeliveryRemote): string[] {
  if (isAboutRemote(command) || command === 'endCanary') return [];
  const listed = versions.filter(({ withdrawn }) => !withdrawn).map(({ version }) => version);
  // The live version may be withdrawn.
  return command === 'withdraw' ? listed : listed.filter((version) => version !== active);
}

type Describe = (remote: DeliveryRemote, fields: CommandFields, formats: Pick<Formats, 'number' | 'percent'>) => string[];

const describePages = (pages: number, version: string, number: Formats['number']): string[] => [
  sprintf(
    /* translators: 1: a number, 2: a version. */
    _n('%1$s open page changes to %2$s.', '%1$s open pages change to %2$s.', pages, 'jetpack'),
    number(pages),
    version,
  ),
  __('Pages with unsaved work change once it is saved.', 'jetpack'),
];

/** Describes a change of what pages run, after which they run `version`. */
const describeSwap: Describe = ({ running }, { version }, { number }) => {
  const others = running.filter((each) => each.version !== version && each.source !== 'override');
  return describePages(countPages(others), version, number);
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
  /* translators: 1: a percentage, 2: a group of users, 3: a version. */
  const share = __('%1$s of users (%2$s) get %3$s.', 'jetpack');
  return [sprintf(share, formats.percent(Number(percent) / 100), cohortLabels[cohort](), version)];
};

const describeCanary: Describe = (remote, fields, formats) =>
  isPercent(fields.percent) && Number(fields.percent) === 0
    ? describeEnd(remote, fields, formats)
    : [...describeShare(fields, formats), describeOpen(remote, formats)];

/** Describes the end of a canary: its pages return to the live version. */
const describeEnd: Describe = ({ running, active }, { version }, { number }) => {
  const pages = countPages(running.filter((each) => each.version === version && each.source !== 'override'));
  /* translators: %s: a version. */
  const end = sprintf(__('The canary ends: no user gets %s any more.', 'jetpack'), version);
  if (active === null || pages === 0) return [end];
  return [end, ...describePages(pages, active, number)];
};

const describers: Readonly<Record<OperatorCommand, Describe>> = {
  promote: describeSwap,
  rollback: describeSwap,
  canary: describeCanary,
  changeCanary: describeCanary,
  endCanary: describeEnd,
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
  command: OperatorCommand,
  remote: DeliveryRemote,
  fields: CommandFields,
  formats: Pick<Formats, 'number' | 'percent'>,
): string[] {
  return describers[command](remote, fields, formats);
}
