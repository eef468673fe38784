import type { Notices } from '../remote';
import type { ChangeTexts } from '../site-settings';
import { noticeDurations } from '../site/constants';
import type { Change } from './change';
import { createProgress, getErrorId, getNoticeId, groupByText, isUndoOffered } from './notice-rules';

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

/** Shows progress, success and failure of changes. Changes that end together with the same text share one notice. */
export function createChangeNotices({ notices, texts, undo }: ChangeNoticesDeps): ChangeNotices {
  const progress = createProgress((id) => notices.dismiss(id));
  const getTexts = ({ options }: Change): ChangeTexts => (options.texts === 'none' ? {} : { ...texts, ...options.texts });

  /** A failure that no subscriber is there to display gets a notice even where the caller asked for none. */
  const getErrorText = (change: Change) =>
    (change.options.texts === 'none' && !change.result.observed ? texts : getTexts(change)).error;

  return {
    started(change) {
      const id = getNoticeId(change);
      progress.start(id);
      notices.dismiss(getErrorId(change));
      const { progress: text } = getTexts(change);
      if (text !== undefined) notices.show({ id, status: 'is-info', text, showDismiss: false });
    },
    saved(changes) {
      const successes = groupByText(changes, (change) => getTexts(change).success).map(([text, [first, ...others]]) => ({
        id: getNoticeId(first),
        status: 'is-success' as const,
        text,
        duration: noticeDurations.success,
        ...(others.length === 0 && isUndoOffered(first) && { action: { label: texts.undo, onClick: () => undo(first) } }),
      }));
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
