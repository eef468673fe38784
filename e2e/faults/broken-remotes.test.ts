import type { Request } from 'playwright-core';
import { eventually } from '../eventually';
import { getMarks } from '../marks';
import { chartBars } from '../pages/dashboard';
import { masthead, outlet, getRoute, screenHeading, settled, shownVersion, tab } from '../pages/frame';
import { deleteFiles } from '../tamper';
import type { Derivation } from '../versions';
import { siteUnderTest, type Visit } from '../visits';

const site = siteUnderTest();
const allowErrors = true;

const panel = ({ page }: Visit) => page.locator('main').getByRole('alert');

/** Asserts that the frame and the other parts work. */
async function restWorks({ page }: Visit): Promise<void> {
  expect(await masthead(page).isVisible()).toBe(true);
  // It appears once the content above it is rendered.
  await page.getByRole('navigation', { name: 'About Jetpack' }).waitFor();
  await tab(page, 'At a Glance').click();
  await settled(page);
  await eventually(async () => expect(await chartBars(page).count()).toBeGreaterThan(20));
  expect(await screenHeading(page).textContent()).toBe('Jetpack At A Glance Dashboard');
}

/** Inserts code into the entry, before the remote's exposed module runs. */
const inEntry = (version: string, code: string): Derivation => ({
  version,
  edit: ({ role }, text) => (role === 'entry' ? `${code}\n${text}` : text),
});

/** Replaces the mount function. */
const mountingBy = (version: string, mount: string): Derivation => ({
  version,
  edit: ({ role, kind }, text) =>
    role === 'sync' && kind === 'script' && /\bmount:\(\)=>\w+/.test(text)
      ? text.replace(/\bmount:\(\)=>\w+/, `mount:()=>(${mount})`)
      : text,
});

/** The only version: there is no fallback. */
function isTheOnlyOne(derivation: Derivation): void {
  site.stack.publish('licensing', derivation, '--promote');
  // Twice, so that the previous version is broken as well.
  site.stack.publish('licensing', { ...derivation, version: `${derivation.version}-again` }, '--promote');
}

describe('where no version works, a panel names the failed part, with a cause, a retry and the data for support', () => {
  test.each([
    ['throws while its code runs', inEntry('3.1.0', "throw new Error('Thrown at once.');"), 'Thrown at once.'],
    ['throws while it mounts', mountingBy('3.2.0', "()=>{throw new Error('Thrown on mount.')}"), 'Thrown on mount.'],
    ['rejects while it mounts', mountingBy('3.3.0', "()=>Promise.reject(new Error('Rejected on mount.'))"), 'Rejected on mount.'],
  ])('a remote that %s', async (_what, derivation, word) => {
    isTheOnlyOne(derivation);
    const visit = await site.visit('/my-plan', { allowErrors });
    await eventually(async () => expect(await panel(visit).innerText()).toContain('My Plan could not be loaded'), 20_000);
    const text = await panel(visit).innerText();
    expect(text).toContain(word);
    expect(text).toContain('The rest of the page is not affected.');
    expect(text).toMatch(/Reference for support: \S+/);
    expect(await panel(visit).getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
    expect(await outlet(visit.page, 'licensing').count()).toBe(0);
    await restWorks(visit);
  });

  test('a remote that never renders: first a notice that it takes longer, then the panel', async () => {
    site.stack.publish('licensing', mountingBy('3.4.0', '()=>new Promise(()=>undefined)'), '--promote');
    site.stack.publish('licensing', mountingBy('3.4.1', '()=>new Promise(()=>undefined)'), '--promote');
    const visit = await site.visit('/my-plan', {
      allowErrors,
      ownContext: true,
      arrange: (page) => page.clock.install(),
    });
    await visit.page.getByText('This is taking longer than usual. Still loading…').waitFor();
    await eventually(async () => {
      // Each version has 10 seconds, one after the other.
      await visit.page.clock.fastForward(11_000);
      expect(await panel(visit).innerText({ timeout: 500 })).toContain('showed nothing within 10 seconds');
    }, 20_000);
    await restWorks(visit);
  });
});

test('missing files: the previous version is shown; once they are back, so is the version', async () => {
  site.stack.remotes('promote', 'licensing', '1.0.0');
  site.stack.publish('licensing', { version: '3.5.0' }, '--promote');
  deleteFiles(site.stack.store, 'licensing', '3.5.0', ({ role }) => role === 'entry');
  const visit = await site.visit('/my-plan', { allowErrors });
  await eventually(async () => expect(await shownVersion(visit.page, 'licensing')).toBe('1.0.0'), 15_000);
  await settled(visit.page);
  await restWorks(visit);
});

test('"Try again" works once the network is back', async () => {
  site.stack.remotes('promote', 'licensing', '1.0.0');
  const visit = await site.visit('/dashboard', { allowErrors });
  const { page } = visit;
  await page.route('**/remotes/licensing/**', (route) => route.abort());
  await settled(page);
  await tab(page, 'My Plan').click();
  await eventually(async () => expect(await panel(visit).innerText()).toContain('My Plan could not be loaded'), 15_000);
  await page.unroute('**/remotes/licensing/**');
  await panel(visit).getByRole('button', { name: 'Try again' }).click();
  await outlet(page, 'licensing').waitFor();
  await settled(page);
  expect(await panel(visit).count()).toBe(0);
});

test('a slow remote shows a notice, and is rendered all the same', async () => {
  site.stack.remotes('promote', 'licensing', '1.0.0');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const visit = await site.visit('/dashboard', {
    allowErrors,
    arrange: (page) => page.route('**/remotes/licensing/**/*.js', (route) => released.then(() => route.continue())),
  });
  const { page } = visit;
  await settled(page);
  await page.evaluate(() => void (window.location.hash = '#/my-plan'));
  await page.getByText('This is taking longer than usual. Still loading…').waitFor();
  release();
  await outlet(page, 'licensing').waitFor();
  await settled(page);
  expect(getRoute(page)).toBe('/my-plan');
  expect(await page.getByText('This is taking longer than usual.').count()).toBe(0);
});

test('a remote that throws long after it was ready is reported by name, and nothing else is affected', async () => {
  site.stack.publish(
    'licensing',
    {
      version: '3.6.0',
      edit: ({ role, kind }, text) =>
        role === 'sync' && kind === 'script' && text.includes('webpackChunk')
          ? `${text}\n;setTimeout(()=>{(globalThis.codeThatRan||=[]).push('late');throw new Error('Thrown late.')},600);`
          : text,
    },
    '--promote',
  );
  const isReport = (request: Request) =>
    request.url().endsWith('/site-admin/v1/health') && (request.postData() ?? '').includes('Thrown late.');
  let reported: Promise<Request> | undefined;
  const visit = await site.visit('/my-plan', {
    allowErrors,
    arrange: async (opened) => void (reported = opened.waitForRequest(isReport, { timeout: 30_000 })),
  });
  const { page } = visit;
  await settled(page);
  await eventually(async () => expect(await getMarks(page)).toContain('late'));
  expect(visit.pageErrors.errors.join()).toContain('Thrown late.');
  const { reports } = JSON.parse((await reported)?.postData() ?? '');
  expect(reports).toContainEqual(
    expect.objectContaining({ remote: 'licensing', version: '3.6.0', phase: 'run', outcome: 'failed' }),
  );
  await restWorks(visit);
});
