import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the violations axe finds, one line per rule and element. */
export async function violations(page: Page): Promise<string[]> {
  // Injected by the debugger, as the content security policy forbids script tags. Once per document, as it is slow.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate(async (): Promise<AxeResults> => {
    const engine: { run: (options: unknown) => Promise<AxeResults> } = Reflect.get(window, 'axe');
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    return engine.run({ runOnly, resultTypes: ['violations'] });
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
