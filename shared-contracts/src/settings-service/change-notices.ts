import type { Clock, Notice, Notices } from '../remote';
import type { ChangeTexts } from '../site-settings';
import { noticeDurations } from '../site/constants';
import type { Change } from './change';
import { createProgress, getErrorId, getNoticeId, groupByText, isDismissal, type Group } from './notice-rules';
import { createUndoStack, undoWithinMs } from './undo-stack';

/** The texts of a change that brings none of its own. */
export interface SettingsTexts extends Required<Pick<ChangeTexts, 'error'>> {
  readonly progress: string;
  readonly success: string;
  readonly undo: string;
  /** Shown next to Undo, once the success text is gone. */
  readonly undoLater: string;
}

export interface ChangeNoticesDeps {
  readonly notices: Notices;
  readonly texts: SettingsTexts;
  readonly clock: Pick<Clock, 'after'>;
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

/** Shows progress, success and failure of changes. Changes that end together with the same text share one notice. */
export function createChangeNotices({ notices, texts, clock, undo }: ChangeNoticesDeps): ChangeNotices {
  const progress = createProgress((id) => notices.dismiss(id));
  const stack = createUndoStack(clock);

  function getTexts(change: Change): ChangeTexts {
    const given = change.options.texts;
    if (given === 'none') return {};
    return { ...texts, ...(isDismissal(change) && { progress: undefined, success: undefined }), ...given };
  }

  /** A failure that no subscriber is there to display gets a notice even where the caller asked for none. */
  const getErrorText = (change: Change) =>
    (change.options.texts === 'none' && !change.result.observed ? texts : getTexts(change)).error;

  function getSuccess(text: string, group: Group): Notice & { readonly id: string } {
    const id = getNoticeId(group[0]);
    const success = { id, status: 'is-success', text, duration: noticeDurations.success } as const;
    const last = stack.add(id, group);
    if (!last) return success;
    const onClick = () => {
      stack.take(last);
      undo(last);
    };
    const action = { label: texts.undo, onClick };
    const later = {
      id,
      status: 'is-info',
      text: texts.undoLater,
      duration: undoWithinMs - noticeDurations.success,
      action,
    } as const;
    return { ...success, action, next: later };
  }

  return {
    started(change) {
      const id = getNoticeId(change);
      progress.start(id);
      notices.dismiss(getErrorId(change));
      const { progress: text } = getTexts(change);
      if (text !== undefined) notices.show({ id, status: 'is-info', text, showDismiss: false });
    },
    saved(changes) {
      const successes = groupByText(changes, (change) => getTexts(change).success).map(([text, group]) =>
        getSuccess(text, group),
      );
      const replaced = successes.map(({ id }) => id);
      progress.end(changes.map(getNoticeId), replaced);
      successes.forEach((notice) => notices.show(notice));
    },
    failed(changes, message) {
      progress.end(changes.map(getNoticeId));
      if (message === undefined) return;
      for (const [text, [first]] of groupByText(changes, (change) => getErrorText(change)?.(message))) {
        notices.show({ id: getErrorId(first), status: 'is-error', text });
      }
    },
  };
}
