import { openSettings, savedBy, toggle } from '../../testing/open-settings';

test.each([
  [/^Make extra widgets available/, { widgets: true }],
  [/^Enable widget visibility controls/, { 'widget-visibility': true }],
])('SET-110 the switch %s saves %j', async (name, body) => {
  const page = await openSettings('/writing', { site: { modules: { widgets: false, 'widget-visibility': false } } });
  await page.user.click(toggle(name));
  expect(savedBy(page)).toEqual([body]);
});
