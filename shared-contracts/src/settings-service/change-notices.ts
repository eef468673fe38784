import type { Notices } from '../remote';
import type { ChangeTexts } from '../site-settings';
import { noticeDurations } from '../site/constants';
import type { Change } from './change';

/** The texts of a change that brings none of its own. */
export interface SettingsTexts extends Required<Pick<ChangeTexts, 'error'>> {
  readonly progress: string;
  readonly success: string;
  readonly undo: string;
}

export interface ChangeNoticesDeps {
  readonly notices: Notices;
  readonly texts: SettingsTexts;
  /** Saves the previous values again. */
  readonly undo: (change: Change) => void;
}

export interface ChangeNotices {
  started(change: Change): void;
  /** @param changes What one request saved. */
  saved(changes: readonly Change[]): void;
  /**
   * @param changes What failed together.
   * @param message Undefined shows nothing: another notice explains the failure.
   */
  failed(changes: readonly Change[], message: string | undefined): void;
}

/** Changes with the same text. */
type Group = readonly [Change, ...Change[]];

const extend = (group: Group | undefined, change: Change): Group => (group ? [...group, change] : [change]);

const defaultId = 'module-setting-update';

/** Shows progress, success and failure of changes. Changes that end together with the same text share one notice. */
export function createChangeNotices({ notices, texts, undo }: ChangeNoticesDeps): ChangeNotices {
  /** Changes in progress, by the id of their notice. */
  const open = new Map<string, number>();
  const textsOf = ({ options }: Change): ChangeTexts => (options.texts === 'none' ? {} : { ...texts, ...options.texts });
  const idOf = ({ options }: Change) => (options.texts === 'none' ? undefined : options.texts?.noticeId) ?? defaultId;
  // Failures have ids of their own: the progress of another change must not replace them.
  const errorIdOf = (change: Change) => `${idOf(change)}-error-${Object.keys(change.patch).join('-')}`;

  /** A failure that no subscriber is there to display gets a notice even where the caller asked for none. */
  const errorTextOf = (change: Change) =>
    (change.options.texts === 'none' && !change.result.observed ? texts : textsOf(change)).error;

  function groupBy(changes: readonly Change[], textOf: (change: Change) => string | undefined): [string, Group][] {
    const groups = new Map<string, Group>();
    for (const change of changes) {
      const text = textOf(change);
      if (text !== undefined) groups.set(text, extend(groups.get(text), change));
    }
    return [...groups];
  }

  function undoAction(changes: readonly Change[]) {
    const [change] = changes;
    if (changes.length !== 1 || !change) return {};
    const names = Object.keys(change.patch);
    const isOffered = change.options.undo ?? names.length === 1;
    if (!isOffered || !names.every((name) => name in change.previous)) return {};
    return { action: { label: texts.undo, onClick: () => undo(change) } };
  }

  /** Removes progress notices that no change in progress uses, except those to be replaced. */
  function end(changes: readonly Change[], replaced: readonly string[]): void {
    const ids = changes.map(idOf);
    ids.forEach((id) => open.set(id, (open.get(id) ?? 1) - 1));
    ids.filter((id) => open.get(id) === 0 && !replaced.includes(id)).forEach((id) => notices.dismiss(id));
  }

  return {
    started(change) {
      open.set(idOf(change), (open.get(idOf(change)) ?? 0) + 1);
      notices.dismiss(errorIdOf(change));
      const { progress } = textsOf(change);
      if (progress !== undefined) notices.show({ id: idOf(change), status: 'is-info', text: progress, showDismiss: false });
    },
    saved(changes) {
      const shown = groupBy(changes, (change) => textsOf(change).success).map(([text, group]) => ({
        id: idOf(group[0]),
        status: 'is-success' as const,
        text,
        duration: noticeDurations.success,
        ...undoAction(group),
      }));
      end(
        changes,
        shown.map(({ id }) => id),
      );
      shown.forEach((notice) => notices.show(notice));
    },
    failed(changes, message) {
      end(changes, []);
      if (message === undefined) return;
      for (const [text, [first]] of groupBy(changes, (change) => errorTextOf(change)?.(message))) {
        notices.show({ id: errorIdOf(first), status: 'is-error', text });
      }
    },
  };
}
