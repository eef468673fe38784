import { screen, waitFor, within } from '@testing-library/dom';
import { openAssistant, savedData, type AssistantOptions } from '../../testing/open-assistant';

const agency = 'I build or manage this site for a client';
const store = 'This is an e-commerce site';
const personal = 'This is a personal site';
const box = (name: string) => screen.getByRole('checkbox', { name });
const open = (options: AssistantOptions = {}) =>
  openAssistant({
    at: '/recommendations/site-type',
    site: { settings: { monitor: false }, initialState: { siteTitle: 'Cats & dogs' } },
    ...options,
  });
const proceed = () => screen.getByRole('button', { name: 'Continue' });

test('REC-040 REC-043 the question contains the site title, has a progress of 14 percent and three answers', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2, name: 'Tell us more about Cats & dogs?' })).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '14');
  expect(screen.getAllByRole('checkbox')).toEqual([box(agency), box(store), box(personal)]);
  expect(box(agency)).toHaveAttribute('id', 'site-type-agency');
  expect(box(store)).toHaveAttribute('id', 'site-type-store');
  expect(box(personal)).toHaveAttribute('id', 'site-type-personal');
  screen.getAllByRole('checkbox').forEach((each) => expect(each).not.toBeChecked());
});

test('REC-019 legacy answers are checked as the ones that replaced them', async () => {
  await open({ data: { 'site-type-business': true, 'site-type-other': true } });
  expect(box(agency)).toBeChecked();
  expect(box(store)).not.toBeChecked();
  expect(box(personal)).toBeChecked();
});

test('REC-041 Continue adds the answers to the saved data, and goes to the next step', async () => {
  const page = await open({ data: { 'site-type-personal': true, onboardingTotalSteps: ['monitor'] } });
  await page.user.click(box(agency));
  await page.user.click(box(personal));
  await page.user.click(proceed());
  expect(page.navigation.at).toBe('/recommendations/agency');
  await waitFor(() =>
    expect(savedData(page).at(-1)).toMatchObject({
      'site-type-agency': true,
      'site-type-store': false,
      'site-type-personal': false,
      onboardingTotalSteps: ['monitor'],
    }),
  );
});

test.each([
  [[agency], '/recommendations/agency'],
  [[agency, store], '/recommendations/agency'],
  [[store, personal], '/recommendations/woocommerce'],
  [[personal], '/recommendations/monitor'],
  [[], '/recommendations/monitor'],
])('REC-041 %p leads to %s', async (responses, next) => {
  const page = await open();
  for (const response of responses) await page.user.click(box(response));
  await page.user.click(proceed());
  expect(page.navigation.at).toBe(next);
});

test('REC-078 the answers are recorded', async () => {
  const page = await open();
  await page.user.click(box(store));
  await page.user.click(proceed());
  expect(page.analytics.recorded).toContainEqual({
    name: 'jetpack_recommendations_site_type_answered',
    properties: { agency: false, store: true, personal: false },
  });
});

test('each answer explains why it is asked', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'Why we ask about e-commerce' }));
  expect(within(await screen.findByRole('dialog')).getByText(/online stores need/)).toBeVisible();
});
