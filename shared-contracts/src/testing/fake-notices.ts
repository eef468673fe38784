import type { Notice, Notices } from '../remote';

/** The notices of a remote. */
export interface NoticeLog {
  /** Displayed now, newest first. */
  readonly current: readonly Notice[];
  /** All notices, oldest first. */
  readonly shown: readonly Notice[];
}

export function createFakeNotices(schedule: (ms: number, run: () => void) => void): { log: NoticeLog; notices: Notices } {
  let current: (Notice & { readonly id: string })[] = [];
  const shown: Notice[] = [];

  const notices: Notices = {
    show(notice) {
      const id = notice.id ?? `notice-${shown.length + 1}`;
      const kept = { ...notice, id };
      shown.push(kept);
      current = [kept, ...current.filter((other) => other.id !== id)];
      // Compared by identity: a notice that replaced this one has its own timer.
      if (notice.duration) {
        schedule(notice.duration, () => {
          if (!current.includes(kept)) return;
          current = current.filter((other) => other !== kept);
          if (notice.next) notices.show({ id, ...notice.next });
        });
      }
      return id;
    },
    dismiss(id) {
      current = current.filter((notice) => notice.id !== id);
    },
  };
  return {
    notices,
    log: {
      get current() {
        return current;
      },
      shown,
    },
  };
}
