import { isRecordable, type InitialState } from '@site-admin/contracts';
import type { PageAnalytics } from '../page/services/analytics';

type Entry = readonly unknown[];
/** Event queue of the tracking script, which the host page loads; a list until then. */
type Queue = { push(entry: Entry): unknown };

declare global {
  interface Window {
    _tkq?: Queue;
  }
}

/** Maximum number of events kept while the script is not loaded or the consent is not known. */
const maxQueued = 100;

/** Creates access to the queue of the tracking script. Its errors are ignored: a blocked or broken script must not break the page. */
function createQueue(window: Window) {
  const ownEntries = new WeakSet<Entry>();
  return {
    push(entry: Entry): void {
      try {
        window._tkq ??= [];
        // Still a list: the script is not loaded, and may be blocked.
        if (Array.isArray(window._tkq) && window._tkq.length >= maxQueued) return;
        ownEntries.add(entry);
        window._tkq.push(entry);
      } catch {
        // Ignored.
      }
    },
    /** Removes the entries of this page that are not sent yet. */
    removeUnsent(): void {
      const queue: unknown = window._tkq;
      if (!Array.isArray(queue)) return;
      const others = queue.filter((entry) => !ownEntries.has(entry));
      queue.splice(0, queue.length, ...others);
    },
  };
}

/**
 * Creates the service that records events in the queue of the tracking script (spec 000 §1). Recording never throws.
 *
 * @param user The user to identify; null without a linked account, which disables recording.
 */
export function createAnalytics(window: Window, user: InitialState['tracksUserData']): PageAnalytics {
  const queue = createQueue(window);
  let isAllowed: boolean | undefined = user ? undefined : false;
  let pending: Entry[] = [];
  let isIdentified = false;

  function flush(): void {
    if (!user || pending.length === 0) return;
    if (!isIdentified) queue.push(['identifyUser', user.userid, user.username]);
    isIdentified = true;
    pending.splice(0).forEach(queue.push);
  }
  function discard(): void {
    pending = [];
    isIdentified = false;
    queue.removeUnsent();
  }

  return {
    record(name, properties = {}) {
      if (isAllowed === false || !user || !isRecordable(name)) return;
      if (pending.length < maxQueued) pending.push(['recordEvent', name, { ...properties, blog_id: user.blogid }]);
      if (isAllowed) flush();
    },
    allow(next) {
      isAllowed = user ? next : false;
      if (isAllowed) flush();
      else if (isAllowed === false) discard();
    },
  };
}
