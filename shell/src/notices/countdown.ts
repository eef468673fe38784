/** A timer that can be paused. */
export interface Countdown {
  pause(): void;
  /** Continues with the remaining time. */
  resume(): void;
  cancel(): void;
}

/** Calls `onEnd` once, after `ms` milliseconds that were not paused. */
export function startCountdown(ms: number, onEnd: () => void): Countdown {
  let left = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function resume(): void {
    if (timer !== undefined) return;
    startedAt = Date.now();
    timer = setTimeout(onEnd, left);
  }
  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  resume();
  return {
    resume,
    cancel,
    pause() {
      if (timer === undefined) return;
      cancel();
      left -= Date.now() - startedAt;
    },
  };
}
