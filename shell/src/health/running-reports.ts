import type { OpenPage } from '@site-admin/contracts';

type Running = OpenPage['running'];

export interface RunningReportsDeps {
  readonly window: Window;
  /** Random, of the document. */
  readonly id: string;
  readonly getRunning: () => Running;
  readonly send: (page: OpenPage) => Promise<void>;
}

const checkMs = 2000;
/** Shorter than the time for which the server remembers a page. */
const repeatMs = 60_000;

/**
 * Reports what the page runs while it is visible: at once, after each change and every minute. Reports that nothing runs when it is left.
 *
 * @returns A function that stops it.
 */
export function startRunningReports({ window, id, getRunning, send }: RunningReportsDeps): () => void {
  let sent = '';
  let checks = 0;

  function report(running: Running): void {
    sent = JSON.stringify(running);
    checks = 0;
    // A report that is lost is repeated with the next one.
    send({ id, running }).catch(() => undefined);
  }

  function check(): void {
    if (window.document.visibilityState === 'hidden') {
      // The server forgets a hidden page.
      sent = '';
      return;
    }
    checks += 1;
    const running = getRunning();
    if (JSON.stringify(running) !== sent || checks * checkMs >= repeatMs) report(running);
  }

  const onLeave = () => report([]);
  const timer = window.setInterval(check, checkMs);
  window.addEventListener('pagehide', onLeave);
  check();
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('pagehide', onLeave);
  };
}
