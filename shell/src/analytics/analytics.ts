import { isRecordable, type Analytics, type InitialState } from '@site-admin/contracts';

/** The provider's event queue: its script, which the host page loads when the site may be counted, sends what is pushed. */
type Queue = { push(entry: readonly unknown[]): unknown };

declare global {
  interface Window {
    _tkq?: Queue;
  }
}

/**
 * Records events in the queue of the tracking script (spec 000 §1). Whatever is wrong with the queue is no concern of
 * who records.
 */
export function createAnalytics(window: Window, user: InitialState['tracksUserData']): Analytics {
  const push = (entry: readonly unknown[]) => {
    try {
      window._tkq ??= [];
      window._tkq.push(entry);
    } catch {
      // A blocked or broken tracking script must never be in the way.
    }
  };
  if (user) push(['identifyUser', user.userid, user.username]);
  return {
    record(name, properties = {}) {
      if (isRecordable(name)) push(['recordEvent', name, { ...properties, ...(user ? { blog_id: user.blogid } : {}) }]);
    },
  };
}
