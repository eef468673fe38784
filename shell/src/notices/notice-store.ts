import type { Live, Notice } from '@site-admin/contracts';
import { live } from '../page/live';
import type { NoticeStore } from '../page/ports';

/** A notice on screen. */
export interface ShownNotice extends Notice {
  readonly id: string;
  /** Counts up with every notice shown; tells one from the next under the same id. */
  readonly showing: number;
  readonly showDismiss: boolean;
  /** `shell`, or the name of the remote that showed it. */
  readonly source: string;
}

/** The notices as the frame has them. */
export interface PageNotices extends NoticeStore {
  /** Newest first. */
  readonly shown: Live<readonly ShownNotice[]>;
  /** The route changed: what belongs to the old screen goes (spec 001 §4.2). */
  routeChanged(): void;
}

/** Calls back after `ms`; the answer calls it off. */
export type Schedule = (ms: number, then: () => void) => () => void;

const byTimeout: Schedule = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/** Keeps the page's notices: newest first, one per id, each for its time. */
export function createNoticeStore(schedule: Schedule = byTimeout): PageNotices {
  const shown = live<readonly ShownNotice[]>([]);
  const timers = new Map<string, () => void>();
  let made = 0;

  function forget(id: string): void {
    timers.get(id)?.();
    timers.delete(id);
  }

  function keepOnly(keeps: (notice: ShownNotice) => boolean): void {
    const gone = shown.current.filter((notice) => !keeps(notice));
    if (gone.length === 0) return;
    gone.forEach(({ id }) => forget(id));
    shown.set(shown.current.filter(keeps));
  }

  const dismiss = (id: string) => keepOnly((notice) => notice.id !== id);

  return {
    shown,
    dismiss,
    show(notice, source) {
      made += 1;
      const id = notice.id ?? `notice-${made}`;
      forget(id);
      const next: ShownNotice = { ...notice, id, showing: made, showDismiss: notice.showDismiss ?? true, source };
      shown.set([next, ...shown.current.filter((other) => other.id !== id)]);
      if (notice.duration !== undefined && notice.duration > 0)
        timers.set(
          id,
          schedule(notice.duration, () => dismiss(id)),
        );
      return id;
    },
    routeChanged() {
      keepOnly(({ isPersistent, displayOnNextPage }) => isPersistent === true || displayOnNextPage === true);
      // It has had its next page.
      if (shown.current.some(({ displayOnNextPage }) => displayOnNextPage)) {
        shown.set(shown.current.map((notice) => ({ ...notice, displayOnNextPage: false })));
      }
    },
  };
}
