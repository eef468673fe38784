import type { Notice, Live } from '@site-admin/contracts';

/** A notice of the shell, which may choose where it is shown. */
export interface PlacedNotice extends Notice {
  /**
   * `toast` (the default) reports what just happened and is over the page. `page` is in the flow of the page, above the screen: for
   * a condition that is known when the page is rendered.
   */
  readonly placement?: 'toast' | 'page';
}

/** Adds and removes notices. */
export interface NoticeStore {
  /**
   * Shows a notice, newest first.
   *
   * @param source `shell`, or the name of the remote.
   * @returns The notice's id, which begins with the name of its remote: `settings:saved`.
   */
  show(notice: PlacedNotice, source: string): string;
  dismiss(id: string): void;
}

/** A notice on screen. */
export interface ShownNotice extends PlacedNotice {
  readonly id: string;
  /** Increases with every notice shown; distinguishes a notice from an earlier one with the same id. */
  readonly revision: number;
  readonly placement: 'toast' | 'page';
  readonly showDismiss: boolean;
  /** `shell`, or the name of the remote that showed it. */
  readonly source: string;
}

/** The notices as the frame renders them. */
export interface PageNotices extends NoticeStore {
  /** Newest first. */
  readonly shown: Live<readonly ShownNotice[]>;
  /** Removes the notices of the previous screen (spec 001 §4.2). */
  routeChanged(): void;
  /** Pauses the durations of all notices, or resumes them. */
  setPaused(isPaused: boolean): void;
}
