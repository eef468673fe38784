import axe from 'axe-core';

/** Fails with what axe has to say about `root`. Colours are measured in tokens.test.ts: jsdom has none. */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  const { violations } = await axe.run(root, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`);
  expect(told).toEqual([]);
}
