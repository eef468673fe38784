import { screen } from '@testing-library/dom';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const labels = {
  carousel: 'Display images in a full-screen carousel gallery',
  exif: 'Show photo Exif metadata in carousel (when available)',
  comments: 'Show comments area in carousel',
};
const color = () => screen.getByLabelText('Carousel color scheme');
const open = (isOn: boolean) => openSettings('/writing', { site: { modules: { carousel: isOn } } });

test.each([
  [labels.carousel, { carousel: false }],
  [labels.exif, { carousel_display_exif: true }],
  [labels.comments, { carousel_display_comments: false }],
])('SET-106 "%s" saves its own option', async (name, body) => {
  const page = await open(true);
  await page.user.click(toggle(name));
  expect(savedBy(page)).toEqual([body]);
});

test('SET-106 the color scheme is black or white, and saved with the button', async () => {
  const page = await open(true);
  expect(color()).toHaveValue('black');
  await page.user.selectOptions(color(), 'White');
  expect(savedBy(page)).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(savedBy(page)).toEqual([{ carousel_background_color: 'white' }]);
});

test('SET-106 the options need the carousel', async () => {
  const page = await open(false);
  expect(color()).toBeDisabled();
  await page.user.click(toggle(labels.exif));
  expect(await screen.findByText('Switch on Carousel first.')).toBeVisible();
  expect(savedBy(page)).toEqual([]);
});
