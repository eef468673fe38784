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

/** Creates the store of the page's notices: newest first, one per id, each removed after its duration. */
export function createNoticeStore(): PageNotices {
  const shown = live<readonly ShownNotice[]>([]);
  const countdowns = createCountdowns();
  let revision = 0;

  function keepOnly(isKept: (notice: ShownNotice) => boolean): void {
    const removed = shown.current.filter((notice) => !isKept(notice));
    if (removed.length === 0) return;
    removed.forEach(({ id }) => countdowns.cancel(id));
    shown.set(shown.current.filter(isKept));
  }

  const dismiss = (id: string) => keepOnly((notice) => notice.id !== id);

  const toShown = (notice: PlacedNotice, source: string): ShownNotice => {
    revision += 1;
    const { id = `notice-${revision}`, placement = 'toast', showDismiss = true } = notice;
    return { ...notice, id, placement, showDismiss, revision, source };
  };

  /** Removes a notice after its duration, or shows the next one in its place. */
  function startDuration({ id, duration = 0, next, source }: ShownNotice): void {
    countdowns.cancel(id);
    if (duration <= 0) return;
    countdowns.start(id, duration, () => {
      if (!next) return dismiss(id);
      const following = toShown({ ...next, id }, source);
      shown.set(shown.current.map((notice) => (notice.id === id ? following : notice)));
      return startDuration(following);
    });
  }

  return {
    shown,
    dismiss,
    setPaused: countdowns.setPaused,
    show(notice, source) {
      const added = toShown(notice, source);
      shown.set([added, ...shown.current.filter((other) => other.id !== added.id)]);
      startDuration(added);
      return added.id;
    },
    routeChanged() {
      keepOnly(({ isPersistent, displayOnNextPage }) => isPersistent === true || displayOnNextPage === true);
      // Kept for this route only: the next change removes them.
      if (shown.current.some(({ displayOnNextPage }) => displayOnNextPage)) {
        shown.set(shown.current.map((notice) => ({ ...notice, displayOnNextPage: false })));
      }
    },
  };
}
