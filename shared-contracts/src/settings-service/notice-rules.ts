import type { Change } from './change';

/** Removes the names of the changed settings from a message of the site, which names a setting as `name: reason`. */
export const withoutNames = (message: string, changes: readonly Change[]): string =>
  changes
    .flatMap(({ patch }) => Object.keys(patch))
    .reduce((text, name) => text.replaceAll(`${name}: `, ''), message)
    .trim();

const defaultId = 'module-setting-update';

/** Returns the id of progress and success notices, which replace each other. */
export const getNoticeId = ({ options }: Change): string =>
  (options.texts === 'none' ? undefined : options.texts?.noticeId) ?? defaultId;

/** Failures have ids of their own: the progress of another change must not replace them. */
export const getErrorId = (change: Change): string => `${getNoticeId(change)}-error-${Object.keys(change.patch).join('-')}`;

/** Returns whether a change only stores a dismissed card: such a change shows a notice on failure only (spec 002 §4). */
export const isDismissal = ({ patch }: Change): boolean => Object.keys(patch).every((name) => name.startsWith('dismiss_'));

/** Whether the success notice of a change has Undo: by default where one setting with a known value was changed. */
export function isUndoOffered({ patch, previous, options }: Change): boolean {
  const names = Object.keys(patch);
  return (options.undo ?? names.length === 1) && names.every((name) => name in previous);
}

/** Changes with the same text. */
export type Group = readonly [Change, ...Change[]];

const extend = (group: Group | undefined, change: Change): Group => (group ? [...group, change] : [change]);

/** Groups changes by the text of their notice; those without one are left out. */
export function groupByText(changes: readonly Change[], getText: (change: Change) => string | undefined): [string, Group][] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const text = getText(change);
    if (text !== undefined) groups.set(text, extend(groups.get(text), change));
  }
  return [...groups];
}

/** Counts the changes in progress by the id of their notice, and dismisses one that no change uses any more. */
export function createProgress(dismiss: (id: string) => void) {
  const open = new Map<string, number>();
  return {
    start: (id: string) => void open.set(id, (open.get(id) ?? 0) + 1),
    /** @param replaced Ids that another notice is shown under now. */
    end(ids: readonly string[], replaced: readonly string[] = []): void {
      ids.forEach((id) => open.set(id, (open.get(id) ?? 1) - 1));
      ids.filter((id) => open.get(id) === 0 && !replaced.includes(id)).forEach(dismiss);
    },
  };
}
