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
  /** @param changes What failed together. */
  failed(changes: readonly Change[], message: string): void;
}

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

  function groupBy(changes: readonly Change[], textOf: (change: Change) => string | undefined): [string, Change[]][] {
    const groups = new Map<string, Change[]>();
    for (const change of changes) {
      const text = textOf(change);
      if (text !== undefined) groups.set(text, [...(groups.get(text) ?? []), change]);
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

  /** Removes the progress notice once no other change uses it. */
  function ended(change: Change): void {
    const id = idOf(change);
    const left = (open.get(id) ?? 1) - 1;
    open.set(id, left);
    if (left === 0) notices.dismiss(id);
  }

  return {
    started(change) {
      open.set(idOf(change), (open.get(idOf(change)) ?? 0) + 1);
      notices.dismiss(errorIdOf(change));
      const { progress } = textsOf(change);
      if (progress !== undefined) notices.show({ id: idOf(change), status: 'is-info', text: progress, showDismiss: false });
    },
    saved(changes) {
      changes.forEach(ended);
      for (const [text, [first, ...others]] of groupBy(changes, (change) => textsOf(change).success)) {
        if (!first) continue;
        const action = undoAction([first, ...others]);
        notices.show({ id: idOf(first), status: 'is-success', text, duration: noticeDurations.success, ...action });
      }
    },
    failed(changes, message) {
      changes.forEach(ended);
      for (const [text, [first]] of groupBy(changes, (change) => errorTextOf(change)?.(message))) {
        if (first) notices.show({ id: errorIdOf(first), status: 'is-error', text });
      }
    },
  };
}
