'use strict';

const idleMs = 500;

/** @param {import('playwright-core').Request} request */
async function isOpen(request) {
  if (request.resourceType() === 'eventsource' || request.failure() !== null) return false;
  const finished = request.existingResponse()?.finished();
  const later = new Promise((resolve) => setTimeout(resolve, 0, 'open'));
  return !finished || (await Promise.race([finished, later])) === 'open';
}

/** @param {import('playwright-core').Page} page */
async function findOpen(page) {
  const openedAt = await page.evaluate(() => performance.timeOrigin);
  // Of the document before, some are never reported as finished.
  const requests = (await page.requests()).filter((request) => request.timing().startTime >= openedAt);
  const states = await Promise.all(requests.map(isOpen));
  return requests.filter((_request, at) => states[at]).map((request) => request.url());
}

/** @param {import('playwright-core').Page} page */
async function waitForIdleNetwork(page) {
  const until = Date.now() + 60_000;
  let idleSince = Date.now();
  while (Date.now() - idleSince < idleMs) {
    const open = await findOpen(page);
    if (Date.now() > until) throw new Error(`Requests are still open: ${open.join(', ')}`);
    if (open.length > 0) idleSince = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

module.exports = { waitForIdleNetwork };
