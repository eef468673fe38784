import { updateSettings } from '../endpoints/settings';
import { openSettings } from '../testing/open-settings';
import { settle } from '../testing/settle';

type Page = ReturnType<typeof openSettings>;
const shown = ({ fake }: Page) => fake.notices.current.map(({ text, action }) => [text, action?.label]);

async function pressUndo({ fake }: Page) {
  const action = fake.notices.current[0]?.action;
  if (action && 'onClick' in action) action.onClick();
  await settle();
}

test('of two quick changes both can be undone, the last one first', async () => {
  const page = openSettings();
  page.change({ monitor: true });
  await settle();
  page.change({ photon: true });
  await settle();
  expect(shown(page)).toEqual([['Updated settings', 'Undo']]);
  await pressUndo(page);
  expect(page.bodies().at(-1)).toEqual({ photon: false });
  expect(shown(page)).toEqual([['Updated settings', 'Undo']]);
  await pressUndo(page);
  expect(page.bodies().at(-1)).toEqual({ monitor: false });
  expect(shown(page)).toEqual([['Updated settings', undefined]]);
});

test('changes that were saved in one request are undone one by one', async () => {
  const page = openSettings();
  const release = page.fake.site.hold(updateSettings);
  page.change({ monitor: true });
  page.change({ photon: true });
  page.change({ likes: true });
  release();
  await settle();
  await settle();
  await pressUndo(page);
  await pressUndo(page);
  await pressUndo(page);
  expect(page.bodies().slice(-3)).toEqual([{ likes: false }, { photon: false }, { monitor: false }]);
});

test('Undo on request reverts all settings of one change', async () => {
  const page = openSettings();
  page.change({ markdown: true, wpcom_publish_comments_with_markdown: true }, { undo: true });
  await settle();
  await pressUndo(page);
  expect(page.bodies().at(-1)).toEqual({ markdown: false, wpcom_publish_comments_with_markdown: false });
});

test('the success text lasts 2 seconds, Undo 8 more', async () => {
  const page = openSettings();
  page.change({ monitor: true });
  await settle();
  await page.fake.clock.advance(2000);
  expect(shown(page)).toEqual([['Changed your mind?', 'Undo']]);
  await page.fake.clock.advance(7999);
  expect(shown(page)).toEqual([['Changed your mind?', 'Undo']]);
  await page.fake.clock.advance(1);
  expect(shown(page)).toEqual([]);

  page.change({ photon: true });
  await settle();
  await pressUndo(page);
  // The earlier change cannot be undone any more.
  expect(shown(page)).toEqual([['Updated settings', undefined]]);
});

test('a change without Undo does not offer to undo the one before it', async () => {
  const page = openSettings();
  page.change({ monitor: true });
  await settle();
  page.change({ photon: true, likes: true });
  await settle();
  expect(shown(page)).toEqual([['Updated settings', undefined]]);
});

test('SET-020 dismissing a card shows no notice, but its failure does', async () => {
  const page = openSettings();
  page.change({ dismiss_empty_stats_card: true });
  expect(shown(page)).toEqual([]);
  await settle();
  expect(shown(page)).toEqual([]);
  page.fake.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'Not stored.' });
  page.change({ dismiss_dash_agencies_learn_more: true });
  await settle();
  expect(shown(page)).toEqual([['Error updating settings. Not stored.', undefined]]);
});
