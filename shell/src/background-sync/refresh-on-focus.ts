import { getConnectionStatus } from '@site-admin/contracts';
import type { Look } from './check-connection';
import type { PageServices } from '../page/services/page-services';

export interface WakeDeps {
  readonly window: Window;
  readonly services: Pick<PageServices, 'resources' | 'clock'>;
  readonly look: Look;
}

/** Between two looks of a person who goes to and fro between tabs. */
const restMs = 10_000;
/** What is older is asked for again when the person comes back. */
const oldMs = 5 * 60_000;

/**
 * Looks at the site when the person comes back to the page, from another tab, a sleep, or the back-forward cache. First one small
 * call alone: after a sleep the network may not be there yet, and what is on screen must not be replaced by that news. Then what
 * has grown old is asked for again; it stays on screen meanwhile.
 */
export function followWaking({ window, services: { resources, clock }, look }: WakeDeps): () => void {
  const { document } = window;
  let lookedAt = clock.now();

  function onBack(): void {
    if (document.visibilityState === 'hidden') return;
    if (clock.now() - lookedAt < restMs) return;
    lookedAt = clock.now();
    void look().then((isAnswered) => {
      // The connection is known from the look; what it means for the screen was decided there.
      if (isAnswered) resources.askAgain(({ path, at }) => path !== getConnectionStatus.path && clock.now() - at > oldMs);
    });
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onBack();
  };
  document.addEventListener('visibilitychange', onBack);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    document.removeEventListener('visibilitychange', onBack);
    window.removeEventListener('pageshow', onPageShow);
  };
}
