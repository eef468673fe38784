'use strict';
/**
 * Sends the entries of the event queue to the provider's tracking script, which runs in a frame without access to the page. The frame is
 * loaded with the first entry: none is queued before the user's consent is known. Until it has loaded, the queue is a list.
 */
(() => {
  const queue = Array.isArray(window._tkq) ? window._tkq : [];
  let frame;

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
    // The frame has no origin that could be named.
    const push = (entry) => frame.contentWindow.postMessage(entry, '*');
    queue.forEach(push);
    window._tkq = { push };
  }

  queue.push = (...entries) => {
    if (!frame) openFrame();
    return Array.prototype.push.apply(queue, entries);
  };
  window._tkq = queue;
  if (queue.length > 0) openFrame();
})();
