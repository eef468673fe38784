import { screen, waitFor, within } from '@testing-library/dom';
import { openSettings, savedBy } from '../testing/open-settings';

const card = (name: string) => within(screen.getByRole('region', { name }));
const save = (name: string) => card(name).getByRole('button', { name: 'Save settings' });
const introduction = () => screen.getByLabelText('Comment form introduction');

/** A search that shows the forms of two tabs. */
async function openTwoForms() {
  const page = await openSettings('/discussion?term=comments', { site: { modules: { comments: true, carousel: true } } });
  await page.user.type(introduction(), '!');
  await page.user.selectOptions(screen.getByLabelText('Carousel color scheme'), 'white');
  return page;
}

test('each form of a screen has its own bar, and is saved and discarded by itself', async () => {
  const page = await openTwoForms();
  expect(screen.getAllByText('Unsaved changes')).toHaveLength(2);
  await page.user.click(save('Media'));
  await waitFor(() => expect(save('Media')).toBeDisabled());
  expect(savedBy(page)).toEqual([{ carousel_background_color: 'white' }]);
  expect(save('Comments')).toBeEnabled();
  await page.user.click(card('Comments').getByRole('button', { name: 'Discard' }));
  expect(introduction()).toHaveValue(page.site.initial.settings.highlander_comment_form_prompt);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('leaving asks once for all forms; searching does not ask, and keeps what was typed', async () => {
  const page = await openTwoForms();
  page.navigation.go('/discussion?term=subscriptions');
  page.navigation.go('/discussion');
  expect(page.navigation.questions).toEqual([]);
  await waitFor(() => expect((introduction() as HTMLInputElement).value).toMatch(/!$/));
  page.navigation.setLeaveChoice('stay');
  page.navigation.go('/traffic');
  expect(page.navigation.questions).toHaveLength(1);
});
