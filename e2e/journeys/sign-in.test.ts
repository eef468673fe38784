import { eventually } from '../eventually';
import { chartBars, total } from '../pages/dashboard';
import { notices, getRoute, screenHeading, settled } from '../pages/frame';
import { signIn } from '../pages/sign-in';
import { password } from '../server';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

test('a signed-out user signs in and sees At a Glance, with numbers from the database', async () => {
  const page = await site.stranger();
  await page.goto('/wp-admin/admin.php?page=jetpack');
  await signIn(page, 'admin', password);
  await settled(page);

  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/wp-admin/admin.php?page=jetpack');
  expect(getRoute(page)).toBe('/dashboard');
  expect(await screenHeading(page).textContent()).toBe('Jetpack At A Glance Dashboard');
  await eventually(async () => expect(await chartBars(page).count()).toBeGreaterThan(20));
  expect(Number((await total(page, 'All-time views').innerText()).replaceAll(',', ''))).toBeGreaterThan(1000);
  expect(await notices(page).innerText()).toBe('');
});

test('a wrong password shows a message that does not reveal whether the name exists, and keeps the entered name', async () => {
  const page = await site.stranger();
  await page.goto('/wp-login.php');
  await signIn(page, 'editor', 'guess');
  const word = await page.getByRole('alert').innerText();
  expect(word).toBe('The user name or the password is wrong.');
  expect(await page.getByLabel('User name').inputValue()).toBe('editor');

  await signIn(page, 'nobody-of-that-name', 'guess');
  expect(await page.getByRole('alert').innerText()).toBe(word);
});

test('after five wrong passwords even the right one has to wait, and the page shows how long', async () => {
  const page = await site.stranger();
  await page.goto('/wp-login.php');
  for (let attempt = 0; attempt < 5; attempt += 1) await signIn(page, 'subscriber', `guess ${attempt}`);
  await signIn(page, 'subscriber', password);
  expect(await page.getByRole('alert').innerText()).toMatch(/Too many attempts .* Try again in \d+ minutes\./);
  expect(new URL(page.url()).pathname).toBe('/wp-login.php');

  await signIn(page, 'author', password);
  await settled(page);
});

test('signing out ends the session: the page asks to sign in again', async () => {
  const page = await site.stranger();
  await page.goto('/wp-login.php');
  await signIn(page, 'admin', password);
  await page.getByRole('link', { name: 'Sign out' }).click();
  expect(await page.getByRole('status').innerText()).toBe('You are signed out.');
  await page.goto('/wp-admin/admin.php?page=jetpack');
  expect(await page.getByRole('button', { name: 'Sign in' }).isVisible()).toBe(true);
});
