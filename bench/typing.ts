import type { Browser, CDPSession, Page } from 'playwright-core';
import { waitForIdleNetwork } from '../tooling/idle-network.js';
import { withSlowPage } from './page-change';
import type { Site } from './site';

/** Fields of the Traffic tab: two with previews that follow them, and one without. */
const fields = {
  frontPageDescription: { role: 'textbox', name: 'Front page description' },
  pageTitle: { role: 'combobox', name: 'Pages' },
  bing: { role: 'textbox', name: 'Bing' },
} as const;

export type TypedField = keyof typeof fields;
export const typedFields = Object.keys(fields) as TypedField[];
export const getFieldName = (field: TypedField): string => fields[field].name;

const locate = (page: Page, field: TypedField) => page.getByRole(fields[field].role, { name: fields[field].name, exact: true });

/** Milliseconds of script per keystroke, by field. */
export type Typing = Readonly<Record<TypedField, readonly number[]>>;

const text = 'thirty keystrokes of plain text';

async function getScriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

/** Types a text, and returns the script time of each keystroke until its frame is painted and 100 ms have passed. */
async function type(page: Page, session: CDPSession, name: TypedField): Promise<number[]> {
  const field = locate(page, name);
  await field.fill('');
  await field.click();
  await page.waitForTimeout(500);
  const found: number[] = [];
  for (const key of text.slice(0, 30)) {
    const before = await getScriptMs(session);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(100);
    found.push((await getScriptMs(session)) - before);
  }
  return found;
}

/** Shows the fields of the SEO card, which is off on a new site. */
async function showFields(page: Page): Promise<void> {
  const description = locate(page, 'frontPageDescription');
  await page.locator('#verification-tools-title').waitFor();
  if (!(await description.isVisible())) await page.getByRole('switch', { name: 'Customize your SEO settings' }).click();
  for (const field of typedFields) await locate(page, field).waitFor();
  await waitForIdleNetwork(page);
}

/** Measures 30 keystrokes in each field with a CPU slowdown of 4. */
export async function measureTyping(browser: Browser, site: Site): Promise<Typing> {
  const address = site.address.replace('#/dashboard', '#/traffic');
  const found: Record<TypedField, number[]> = { frontPageDescription: [], pageTitle: [], bing: [] };
  await withSlowPage(browser, { ...site, address }, async (page) => {
    const session = await page.context().newCDPSession(page);
    // CPU time of the page's thread: other processes of the machine do not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await showFields(page);
    for (const field of typedFields) {
      // The first keystrokes compile the code.
      await type(page, session, field);
      found[field].push(...(await type(page, session, field)));
    }
  });
  return found;
}
