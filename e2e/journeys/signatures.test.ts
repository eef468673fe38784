import { eventually } from '../eventually';
import { marked } from '../marks';
import { settled, shownVersion, tab } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ pollSeconds: 1, isSigned: true });

test('with keys, every signed remote is displayed, and a promotion reaches an open page', async () => {
  const { page, pageErrors } = await site.visit('/dashboard');
  await settled(page);
  expect(await shownVersion(page, 'dashboard')).toBe('1.0.0');
  for (const [name, remote] of [
    ['My Plan', 'licensing'],
    ['Recommendations', 'recommendations'],
  ] as const) {
    await tab(page, name).click();
    await settled(page);
    expect(await shownVersion(page, remote)).toBe('1.0.0');
  }
  site.stack.publish('recommendations', marked('1.1.0'), '--promote');
  await eventually(async () => expect(await shownVersion(page, 'recommendations')).toBe('1.1.0'), 8000);
  expect(pageErrors.errors).toEqual([]);
});
