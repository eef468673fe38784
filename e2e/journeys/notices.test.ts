import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { notices, settled } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ scenario: 'connection-errors' });

/** Returns the text of each polite live region, by node id. */
async function liveRegions(page: Page): Promise<Map<number, string>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const getText = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '');
    return (node?.childIds ?? []).map(getText).join(' ').trim();
  };
  const isPolite = ({ properties = [] }: (typeof nodes)[number]) =>
    properties.some(({ name, value }) => name === 'live' && value.value === 'polite');
  return new Map(nodes.filter(isPolite).map((node) => [node.backendDOMNodeId ?? 0, getText(node.nodeId)]));
}

test('SHELL-098 ROLE-004 a broken connection is reported once, and restored with one press', async () => {
  const { page, calls } = await site.visit('/my-plan');
  const restore = notices(page).getByRole('button', { name: 'Restore Connection' });
  await restore.waitFor();
  await settled(page);
  // The site data cannot be fetched either: one notice for both, as reconnecting resolves both.
  await eventually(() => expect(calls.names).toContain('GET site'));
  expect(await notices(page).getByRole('alert').count()).toBe(1);
  const reloaded = page.waitForEvent('load');
  await restore.click();
  await reloaded;
  await settled(page);
  expect(calls.names.filter((name) => name === 'POST connection/reconnect')).toHaveLength(1);
  expect(await notices(page).getByRole('alert').count()).toBe(0);
});

test('SHELL-089 later notices are announced by a live region that was rendered before them', async () => {
  const { page } = await site.visit('/discussion');
  await settled(page);
  const before = await liveRegions(page);
  await page.getByRole('switch', { name: /Markdown/ }).click();
  await notices(page).getByText('Updated settings').waitFor();
  await eventually(async () => {
    const after = [...(await liveRegions(page))].filter(([, words]) => words.includes('Updated settings'));
    expect(after.map(([node]) => before.has(node))).toEqual([true]);
  });
});
