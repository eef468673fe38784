import { live } from '../page/live';
import { startCountdown, type Countdown } from './countdown';
import type { PageNotices, PlacedNotice, ShownNotice } from '../page/services/notices';

/** Creates the countdowns of the notices, by id. */
function createCountdowns() {
  const countdowns = new Map<string, Countdown>();
  let isPaused = false;
  return {
    start(id: string, ms: number, onEnd: () => void) {
      const countdown = startCountdown(ms, onEnd);
      if (isPaused) countdown.pause();
      countdowns.set(id, countdown);
    },
    cancel(id: string) {
      countdowns.get(id)?.cancel();
      countdowns.delete(id);
    },
    setPaused(next: boolean) {
      isPaused = next;
      countdowns.forEach((countdown) => (isPaused ? countdown.pause() : countdown.resume()));
    },
  };
}

/** Creates the list of notices, newest first. Removing a notice cancels its countdown. */
function createNoticeList(cancelCountdown: (id: string) => void) {
  const shown = live<readonly ShownNotice[]>([]);

  function keepOnly(isKept: (notice: ShownNotice) => boolean): void {
    const removed = shown.current.filter((notice) => !isKept(notice));
    if (removed.length === 0) return;
    removed.forEach(({ id }) => cancelCountdown(id));
    shown.set(shown.current.filter(isKept));
  }

  return {
    shown,
    /** Adds a notice, in place of one with the same id. */
    add(added: ShownNotice): void {
      shown.set([added, ...shown.current.filter(({ id }) => id !== added.id)]);
    },
    /** Replaces the notice with the same id, without moving it. */
    replace(next: ShownNotice): void {
      shown.set(shown.current.map((notice) => (notice.id === next.id ? next : notice)));
    },
    dismiss: (id: string) => keepOnly((notice) => notice.id !== id),
    routeChanged(): void {
      keepOnly(({ isPersistent, displayOnNextPage }) => isPersistent === true || displayOnNextPage === true);
      if (!shown.current.some(({ displayOnNextPage }) => displayOnNextPage)) return;
      // Kept for this route only: the next change removes them.
      shown.set(shown.current.map((notice) => ({ ...notice, displayOnNextPage: false })));
    },
  };
}

/** Creates the store of the page's notices: newest first, one per id, each removed after its duration. */
export function createNoticeStore(): PageNotices {
  const countdowns = createCountdowns();
  const list = createNoticeList(countdowns.cancel);
  let revision = 0;

  function toShown(notice: PlacedNotice, source: string): ShownNotice {
    revision += 1;
    const { id: given = `notice-${revision}`, placement = 'toast', showDismiss = true } = notice;
    const prefix = source === 'shell' ? '' : `${source}:`;
    const id = given.startsWith(prefix) ? given : prefix + given;
    return { ...notice, id, placement, showDismiss, revision, source };
  }

  /** Removes a notice after its duration, or shows the next one in its place. */
  function startDuration({ id, duration = 0, next, source }: ShownNotice): void {
    countdowns.cancel(id);
    if (duration <= 0) return;
    countdowns.start(id, duration, () => {
      if (!next) return list.dismiss(id);
      const following = toShown({ ...next, id }, source);
      list.replace(following);
      return startDuration(following);
    });
  }

  return {
    shown: list.shown,
    dismiss: list.dismiss,
    setPaused: countdowns.setPaused,
    show(notice, source) {
      const added = toShown(notice, source);
      list.add(added);
      startDuration(added);
      return added.id;
    },
    routeChanged: list.routeChanged,
  };
}
