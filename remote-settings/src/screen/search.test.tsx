import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import { cardNames, openSettings, savedBy } from '../testing/open-settings';

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
/** The item of a result, by the name of its card. */
const result = (name: string) => within(screen.getByRole('region', { name }).closest('li') ?? document.body);
const openSearch = async ({ user }: Awaited<ReturnType<typeof openSettings>>) => {
  await user.click(screen.getByRole('button', { name: 'Search for a Jetpack feature.' }));
  return screen.findByRole('searchbox');
};

test('SHELL-061 a term applies 500 ms after the last key', async () => {
  const page = await openSettings('/security');
  const field = await openSearch(page);
  jest.useFakeTimers();
  try {
    fireEvent.change(field, { target: { value: 'mark' } });
    jest.advanceTimersByTime(499);
    fireEvent.change(field, { target: { value: 'markdown' } });
    jest.advanceTimersByTime(499);
    expect(page.navigation.at).toBe('/security');
    jest.advanceTimersByTime(1);
    expect(page.navigation.at).toBe('/security?term=markdown');
  } finally {
    jest.useRealTimers();
  }
});

test('an option of another tab is found by its label, with the words marked and its tab named', async () => {
  await openSettings('/security?term=form%20INTRO');
  expect(screen.getByRole('status')).toHaveTextContent('1 result for form INTRO');
  expect(result('Comments').getByLabelText('Comment form introduction')).toBeVisible();
  expect(result('Comments').getByRole('link', { name: 'Discussion' })).toHaveAttribute('href', '#/discussion');
  // Beside the tab, and at the field.
  expect(marks()).toEqual(['form intro', 'form intro']);
});

test('a term is found at the start of words only: "ads" is not part of "loads"', async () => {
  await openSettings('/security?term=ads');
  expect(cardNames()).toEqual(['Ads']);
});

test('words are marked in the heading and the rows of a card', async () => {
  await openSettings('/security?term=subscri');
  const card = result('Subscriptions');
  expect(card.getByRole('heading').querySelector('mark')).toHaveTextContent('Subscri');
  const cardMarks = card.getAllByText(/subscri/i, { selector: 'mark' });
  expect(cardMarks.map((mark) => mark.textContent)).toEqual(['Subscri', 'subscri', 'subscri', 'subscri']);
});

test('results with the same name are distinguished by their tabs', async () => {
  await openSettings('/security?term=media');
  expect(screen.getByRole('region', { name: 'Media Writing' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Media Performance' })).toBeVisible();
});

test('a card that is found by a keyword shows it', async () => {
  await openSettings('/security?term=gdp');
  expect(result('Privacy Settings').getByText(/gdp/, { selector: 'mark' })).toBeVisible();
});

test('results are reached by the keyboard, after the search', async () => {
  const { user } = await openSettings('/discussion?term=hovercards');
  screen.getByRole('searchbox').focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close search' })).toHaveFocus();
  await user.tab();
  expect(result('Comments').getByRole('link', { name: 'Discussion' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('switch', { name: /business cards/ })).toHaveFocus();
});

test('Escape closes the search and shows the tab again', async () => {
  const page = await openSettings('/discussion?term=hovercards');
  screen.getByRole('searchbox').focus();
  await page.user.keyboard('{Escape}');
  expect(page.navigation.at).toBe('/discussion');
  expect(screen.getByRole('region', { name: 'Subscriptions' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a link to the tab of a result closes the search', async () => {
  const page = await openSettings('/security?term=hovercards');
  page.navigation.go('/discussion');
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect(screen.getByRole('region', { name: 'Subscriptions' })).toBeVisible();
});

test('a term that finds nothing offers the two nearest cards, with their tabs', async () => {
  const page = await openSettings('/security?term=subscribtions');
  expect(screen.getByRole('status')).toHaveTextContent('No search results found for subscribtions');
  const offers = screen.getByRole('heading', { name: 'Closest settings' }).nextElementSibling?.children;
  expect(offers).toHaveLength(2);
  expect(offers?.[0]).toHaveTextContent('Subscriptions Discussion');
  const link = screen.getByRole('link', { name: 'Subscriptions' });
  expect(link).toHaveAttribute('href', '#/discussion?term=Subscriptions');
  page.navigation.go('/discussion?term=Subscriptions');
  expect(await screen.findByRole('region', { name: 'Subscriptions' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('Subscriptions');
});

test('a term in markup or with special characters is text', async () => {
  await openSettings(`/security?term=${encodeURIComponent('<b>(.*)</b>')}`);
  expect(screen.getByRole('status')).toHaveTextContent('No search results found for <b>(.*)</b>');
});

describe('SET-007 features without a card', () => {
  const inactive = { modules: { 'contact-form': false, 'enhanced-distribution': false, 'json-api': false, notes: false } };

  test.each([
    ['contact form', 'Contact Form', 'contact-form'],
    ['enhanced distribution', 'Enhanced Distribution', 'enhanced-distribution'],
    ['json api', 'JSON API', 'json-api'],
    ['notifications', 'Notifications', 'notes'],
  ])('"%s" finds %s, which can be activated', async (term, name, slug) => {
    const page = await openSettings(`/security?term=${term}`, { site: inactive });
    await page.user.click(within(screen.getByRole('region', { name })).getByRole('button', { name: 'Activate' }));
    expect(savedBy(page)).toEqual([{ [slug]: true }]);
    expect(page.notices.shown[0]).toMatchObject({ text: `Activating ${name}…` });
  });

  test.each([
    ['con', 1],
    ['co', 0],
  ])('"%s": %i', async (term, count) => {
    await openSettings(`/security?term=${term}`, { site: inactive });
    expect(screen.queryAllByRole('region', { name: 'Contact Form' })).toHaveLength(count);
  });

  test('an active one is described, without a button', async () => {
    await openSettings('/security?term=contact form', { site: { modules: { 'contact-form': true } } });
    const card = within(screen.getByRole('region', { name: 'Contact Form' }));
    expect(screen.getByRole('region', { name: 'Contact Form' })).toHaveTextContent('What Contact Form does for the site.');
    expect(card.queryByRole('button', { name: 'Activate' })).toBeNull();
  });

  test('one that needs a connected owner shows it, and links to connecting', async () => {
    const page = await openSettings('/security?term=notifications', { site: { connection: 'site-only' } });
    const card = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(card.getByRole('link', { name: 'Connect' })).toHaveAttribute('href', expect.stringMatching(/^#\/connect-user/));
    expect(page.site.getCalls(updateSettings)).toEqual([]);
  });

  test('users who do not manage modules find none', async () => {
    await openSettings('/sharing?term=contact', {
      site: { role: 'editor', modules: { publicize: true, 'contact-form': false } },
    });
    expect(screen.queryByRole('region', { name: 'Contact Form' })).toBeNull();
  });
});
