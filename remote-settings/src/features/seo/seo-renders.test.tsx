import { screen, waitFor, within } from '@testing-library/dom';
import type * as Ui from '@site-admin/ui';
import type { PagePreviewProps } from './previews/search-preview';
import type * as SocialPreviewModule from './previews/social-preview';
import { openSettings } from '../../testing/open-settings';

const renders: string[] = [];

jest.mock('@site-admin/ui', () => {
  const ui = jest.requireActual<typeof Ui>('@site-admin/ui');
  const counted = Object.entries(ui)
    .filter(([name]) => ['TextField', 'TextArea', 'SettingRow', 'Icon', 'CardHeader'].includes(name))
    .map(([name, Part]) => [
      name,
      (props: { readonly label?: unknown; readonly name?: string }) => {
        if (name !== 'Icon' || props.name === 'share' || props.name === 'plus') renders.push(`${name} ${String(props.label)}`);
        return (Part as (props: object) => unknown)(props);
      },
    ]);
  return { ...ui, ...Object.fromEntries(counted) };
});

jest.mock('./previews/social-preview', () => {
  const { SocialPreview } = jest.requireActual<typeof SocialPreviewModule>('./previews/social-preview');
  return {
    SocialPreview(props: PagePreviewProps & { readonly image: string }) {
      renders.push('SocialPreview');
      return SocialPreview(props);
    },
  };
});

const card = () => within(screen.getByRole('region', { name: 'Search engine optimization' }));

test('a keystroke renders the field it is typed into, and of the previews those parts that show its value', async () => {
  const page = await openSettings('/traffic', { site: { modules: { 'seo-tools': true } } });
  const posts = await card().findByRole('combobox', { name: 'Posts' });
  const front = card().getByRole('combobox', { name: 'Front page' });
  await card().findByText('Social link card');
  await page.user.type(posts, 'a');
  await page.user.type(front, 'a');
  await card().findAllByText('a');
  renders.length = 0;
  await page.user.type(posts, 'b');
  expect([...new Set(renders)]).toEqual(['TextField Posts']);
  renders.length = 0;
  await page.user.type(front, 'b');
  await waitFor(() => expect([...new Set(renders)].sort()).toEqual(['SocialPreview', 'TextField Front page']));
  renders.length = 0;
  await page.user.type(card().getByLabelText('Front page description'), 'a');
  await waitFor(() => expect([...new Set(renders)].sort()).toEqual(['SocialPreview', 'TextArea Front page description']));
});
