import axe from 'axe-core';

/** Fails with the violations axe finds in `root`. Contrast is tested in tokens.test.ts, as jsdom has no colors. */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  const { violations } = await axe.run(root, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  const messages = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`);
  expect(messages).toEqual([]);
}
