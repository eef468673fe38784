import { screen } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import type * as Ui from '@site-admin/ui';
import { openSettings } from '../testing/open-settings';

const renders: Record<string, number> = {};

jest.mock('@site-admin/ui', () => {
  const ui = jest.requireActual<typeof Ui>('@site-admin/ui');
  const counted = Object.entries(ui)
    .filter(([name]) => ['TextField', 'Select', 'SettingRow', 'Toggle', 'CardHeader', 'SectionNav'].includes(name))
    .map(([name, Part]) => [
      name,
      (props: object) => {
        renders[name] = (renders[name] ?? 0) + 1;
        return (Part as (props: object) => unknown)(props);
      },
    ]);
  return { ...ui, ...Object.fromEntries(counted) };
});

const introduction = () => screen.getByLabelText('Comment form introduction');
const forget = () => Object.keys(renders).forEach((name) => delete renders[name]);

test('a keystroke in one field of the Discussion tab renders its field, and no switch', async () => {
  const page = await openSettings('/discussion', { site: { modules: { comments: true } } });
  expect(renders['SettingRow']).toBeGreaterThan(4);
  forget();
  await page.user.type(introduction(), 'a');
  // The first one makes the form dirty, which its bar shows.
  expect(renders).toEqual({ TextField: 1 });
  forget();
  await page.user.type(introduction(), 'b');
  expect(renders).toEqual({ TextField: 1 });
});

test('a switch renders itself, and no other row', async () => {
  const page = await openSettings('/discussion', { site: { modules: { 'comment-likes': false } } });
  const release = page.site.hold(updateSettings);
  forget();
  await page.user.click(screen.getByRole('switch', { name: 'Enable comment likes' }));
  expect(renders).toEqual({ SettingRow: 1 });
  release();
});
