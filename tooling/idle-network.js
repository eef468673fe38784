'use strict';

const idleMs = 800;
const maxMs = 60_000;
const ends = ['requestfinished', 'requestfailed'];

/** @param {import('playwright-core').Page} page */
async function waitForIdleNetwork(page) {
  const until = Date.now() + maxMs;
  let changedAt = Date.now();
  /** @type {Set<import('playwright-core').Request>} */
  const pending = new Set();
  /** @param {import('playwright-core').Request} request */
  const onStart = (request) => {
    changedAt = Date.now();
    if (request.resourceType() !== 'eventsource') pending.add(request);
  };
  /** @param {import('playwright-core').Request} request */
  const onEnd = (request) => {
    changedAt = Date.now();
    pending.delete(request);
  };
  page.on('request', onStart);
  ends.forEach((event) => page.on(event, onEnd));
  try {
    while (pending.size > 0 || Date.now() - changedAt < idleMs) {
      if (Date.now() > until) throw new Error(`The network of ${page.url()} was not idle within ${maxMs / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    page.off('request', onStart);
    ends.forEach((event) => page.off(event, onEnd));
  }
}

module.exports = { waitForIdleNetwork };
