import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { sectionTitles } from '../pages/dashboard';
import { extension, footerLabels, masthead, notices, outlet, settled, tabLabels } from '../pages/frame';
import { headings, type Content, type Look, type Row } from './role-table';
import { walk, type Screen } from './walk';

/** Notices by their text; any other notice fails the comparison. */
const noticeKinds: readonly [RegExp, string][] = [
  [/Offline Mode/, 'offline'],
  [/not connected to WordPress\.com\. Please ask the site administrator/, 'ask the administrator'],
  [/Connect your account to use every Jetpack feature/, 'link your account'],
];

const toNoticeKind = (text: string) => noticeKinds.find(([words]) => words.test(text))?.[1] ?? text;

async function readContent(page: Page): Promise<Content> {
  if ((await outlet(page, 'dashboard').count()) > 0) return 'dashboard';
  return (await page.getByRole('button', { name: 'Set up Jetpack' }).count()) > 0 ? 'connect screen' : 'nothing';
}

async function readLook(page: Page): Promise<Look> {
  const content = await readContent(page);
  return {
    content,
    tabs: await tabLabels(page),
    sections: content === 'dashboard' ? await sectionTitles(page) : [],
    below: await extension(page, 'page.below@1').getByRole('heading', { level: 2 }).allInnerTexts(),
    footer: (await footerLabels(page)).slice(1),
    badges: (await masthead(page).innerText()).split('\n').filter((text) => text !== ''),
    notices: (await notices(page).locator('[role=status], [role=alert]').allInnerTexts()).map(toNoticeKind),
  };
}

const settingsTabs = async (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Settings', exact: true }).getByRole('link').allInnerTexts();

/** The assistant chooses the step that these routes lead to. */
const chosenSteps = ['/recommendations', '/recommendations/product-suggestions'];

function describeScreen({ route, end, heading, outline, isOverflowing }: Screen): string {
  const isChosen = chosenSteps.includes(route) && end.startsWith('/recommendations/');
  const findings = [isOverflowing && 'it scrolls sideways', outline.includes('button Try again') && 'a part of it failed'];
  return [isChosen ? route : end, heading, ...findings.filter((found) => found !== false)].join(', ');
}

/** Steps that others than admin open: all steps have the same audience. */
const sampledSteps = ['site-type', 'product-suggestions', 'summary', 'welcome-backup'].map((step) => `/recommendations/${step}`);

/** Returns the routes to open. /setup starts to connect a site that is not. */
const getRoutes = ({ as, content }: Row) =>
  Object.keys(headings)
    .filter((route) => content === 'dashboard' || route !== '/setup')
    .filter((route) => as === 'admin' || !route.startsWith('/recommendations/') || sampledSteps.includes(route));

function describeExpected({ opens, headings: own }: Row, route: string): string {
  const end = opens.includes(route) ? route : '/dashboard';
  return `${end}, ${own?.[end] ?? headings[end]}`;
}

/** Checks a row of the table on a page that shows At a Glance; returns the screens of all routes. @param width of the window on them */
export async function checkRow(page: Page, row: Row, width?: number): Promise<Screen[]> {
  const { as: _as, settings, opens: _opens, headings: _headings, ...look } = row;
  await eventually(async () => expect(await readLook(page)).toEqual(look));
  await settled(page);
  expect(await readLook(page)).toEqual(look);
  await walk(page, ['/settings']);
  expect(await settingsTabs(page)).toEqual(settings);
  if (width !== undefined) await page.setViewportSize({ width, height: 900 });
  const routes = getRoutes(row);
  const screens = await walk(page, routes);
  const found = Object.fromEntries(screens.map((screen) => [screen.route, describeScreen(screen)]));
  expect(found).toEqual(Object.fromEntries(routes.map((route) => [route, describeExpected(row, route)])));
  return screens;
}
