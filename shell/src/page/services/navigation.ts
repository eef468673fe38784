import type { Navigation, Live } from '@site-admin/contracts';

/** The page's own navigation, made by routing. Remotes get it with their guards and location bound to their mount. */
export interface NavigationPort extends Navigation {
  /** Leaves the page; resolves with false where the person chose to stay. */
  assign(url: string): Promise<boolean>;
  /** Loads the page again, with the same question as leaving it. */
  reload(): Promise<boolean>;
  /** Pixels by which the current screen was scrolled when it was left; 0 for a new one. */
  savedScroll(): number;
  /** Something on screen would be lost with the screen. */
  hasUnsaved(): boolean;
  /** Runs `go` at once, or after the person has given up what is unsaved; false where they keep it. */
  unlessUnsaved(go: () => void): Promise<boolean>;
}

/** What the two labels are called. */
export interface ButtonLabels {
  readonly yes: string;
  readonly no: string;
}

/** A question that waits for the person. */
export interface PendingQuestion {
  readonly text: string;
  readonly labels: ButtonLabels;
  respond(isConfirmed: boolean): void;
}

/** Asks the person one question at a time; the frame shows it as a dialog. */
export interface Questions {
  readonly open: Live<PendingQuestion | undefined>;
  /**
   * Resolves with the answer. A second question while one is open is answered with no. The labels are about leaving unless
   * named otherwise.
   */
  ask(text: string, labels?: ButtonLabels): Promise<boolean>;
}
