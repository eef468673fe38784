'use strict';

const idleMs = 800;
const maxMs = 60_000;
const events = ['request', 'requestfinished', 'requestfailed'];

/** @param {import('playwright-core').Page} page */
async function waitForIdleNetwork(page) {
  const until = Date.now() + maxMs;
  let changedAt = Date.now();
  const onChange = () => void (changedAt = Date.now());
  events.forEach((event) => page.on(event, onChange));
  try {
    while (Date.now() - changedAt < idleMs) {
      if (Date.now() > until) throw new Error(`The network of ${page.url()} was not idle within ${maxMs / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    events.forEach((event) => page.off(event, onChange));
  }
}

module.exports = { waitForIdleNetwork };
