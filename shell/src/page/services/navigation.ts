import type { Navigation, Live } from '@site-admin/contracts';

/** The navigation of the shell. Remotes get it with guards and location scoped to their mount. */
export interface NavigationPort extends Navigation {
  /** Leaves the page; resolves with false if the user chose to stay. */
  assign(url: string): Promise<boolean>;
  /** Reloads the page, after the same confirmation as `assign`. */
  reload(): Promise<boolean>;
  /** The scroll position the current screen had when it was left, in pixels; 0 for a new one. */
  savedScroll(): number;
  /** True if leaving the screen would lose unsaved input. */
  hasUnsaved(): boolean;
  /** Calls `go` at once, or after the user has agreed to lose unsaved input; resolves with false if the user keeps it. */
  unlessUnsaved(go: () => void): Promise<boolean>;
}

/** The button labels of a question. */
export interface ButtonLabels {
  readonly yes: string;
  readonly no: string;
}

/** The question that is open. */
export interface PendingQuestion {
  readonly text: string;
  readonly labels: ButtonLabels;
  respond(isConfirmed: boolean): void;
}

/** Asks the user one question at a time; the frame renders it as a dialog. */
export interface Questions {
  readonly open: Live<PendingQuestion | undefined>;
  /**
   * Resolves with whether the user confirmed; with false if another question is open. The default labels are about leaving
   * without saving.
   */
  ask(text: string, labels?: ButtonLabels): Promise<boolean>;
}
