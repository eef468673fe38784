'use strict';
/**
 * Sends the entries of the event queue to the provider's tracking script, which runs in a frame without access to the page. The frame is
 * loaded with the first entry: none is queued before the user's consent is known. Until it has loaded, the queue is a list.
 *
 * The frame ends with the page, before it gets the click that leaves it: entries it did not confirm are sent by the next page of this tab.
 */
(() => {
  const storageKey = 'site-admin:tracking';
  const maxStored = 20;
  const queue = Array.isArray(window._tkq) ? window._tkq : [];
  const unconfirmed = [];
  let frame;

  /** Returns the entries that a page before left, and removes them; none where storage is blocked. */
  function takeStored() {
    try {
      const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
      sessionStorage.removeItem(storageKey);
      return stored;
    } catch {
      return [];
    }
  }

  function store() {
    if (unconfirmed.length === 0) return;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(unconfirmed.slice(-maxStored)));
    } catch {
      // They are not counted.
    }
  }

  function openFrame() {
    frame = document.createElement('iframe');
    // Without `allow-same-origin`: it is an origin of its own, without cookies, storage or access to this page.
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.addEventListener('load', forwardToFrame, { once: true });
    frame.src = '/wp-content/site-admin/tracking';
    document.body.append(frame);
  }

  function forwardToFrame() {
    const push = (entry) => {
      unconfirmed.push(entry);
      // The frame has no origin that could be named.
      frame.contentWindow.postMessage(entry, '*');
    };
    [...queue, ...takeStored()].forEach(push);
    window._tkq = { push };
  }

  window.addEventListener('message', ({ source, data }) => {
    if (frame && source === frame.contentWindow && data === 'counted') unconfirmed.shift();
  });
  window.addEventListener('pagehide', store);

  queue.push = (...entries) => {
    if (!frame) openFrame();
    return Array.prototype.push.apply(queue, entries);
  };
  window._tkq = queue;
  if (queue.length > 0) openFrame();
})();
