import { isRecordable, type InitialState } from '@site-admin/contracts';
import type { PageAnalytics } from '../page/services/analytics';

type Entry = readonly unknown[];
/** The provider's event queue: its script, which the host page loads when the site may be counted, sends what is pushed. */
type Queue = { push(entry: Entry): unknown };

declare global {
  interface Window {
    _tkq?: Queue;
  }
}

/** Events kept for a script that never comes, or for a word that never does. */
const maxQueued = 100;

/**
 * Records events in the queue of the tracking script (spec 000 §1). Whatever is wrong with the queue is no concern of
 * who records.
 *
 * @param user Who is counted; without a linked account nobody is.
 */
export function createAnalytics(window: Window, user: InitialState['tracksUserData']): PageAnalytics {
  const ownEntries = new WeakSet<Entry>();
  let isAllowed: boolean | undefined = user ? undefined : false;
  let pending: Entry[] = [];
  let isIdentified = false;

  function send(entry: Entry): void {
    try {
      window._tkq ??= [];
      // Still a list: its script is not here, and may be blocked.
      if (Array.isArray(window._tkq) && window._tkq.length >= maxQueued) return;
      ownEntries.add(entry);
      window._tkq.push(entry);
    } catch {
      // A blocked or broken tracking script must never be in the way.
    }
  }

  /** What is not sent yet never will be. */
  function discard(): void {
    pending = [];
    isIdentified = false;
    const queue: unknown = window._tkq;
    if (!Array.isArray(queue)) return;
    const others = queue.filter((entry) => !ownEntries.has(entry));
    queue.splice(0, queue.length, ...others);
  }

  function flush(): void {
    if (!user || pending.length === 0) return;
    if (!isIdentified) send(['identifyUser', user.userid, user.username]);
    isIdentified = true;
    pending.splice(0).forEach(send);
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
