import { screen, within } from '@testing-library/react';
import { renderPage, type PageOptions } from '../../testing/render-page';

const development = { isDevVersion: true };
export const responses = {
  'GET scan': { code: 'success', message: '', data: '{"state":"unavailable","reason":"missing_plan"}' },
  'GET rewind': { code: 'success', message: '', data: '{"state":"unavailable","reason":"missing_plan"}' },
  'GET site': { code: 'success', message: '', data: '{"name":"Mine","plan":{"product_slug":"jetpack_free"}}' },
  'GET site/features': { code: 'success', message: '', data: '{"active":[],"available":{"scan":["jetpack_scan"]}}' },
};

/** Renders a page of a development version. */
export function renderDevPage(site: PageOptions['site'] = {}, at = '/dashboard') {
  const page = renderPage({ at, site: { ...site, initialState: { ...development, ...site.initialState } } });
  for (const [name, response] of Object.entries(responses)) page.network.respond(name, response);
  page.network.respond('GET module/vaultpress/data', { code: 'not_active', message: 'No.' }, 404);
  return page;
}

export const card = () => screen.getByRole('region', { name: 'Developer tools' });
export const line = () => screen.queryByRole('region', { name: 'Simulation' });
export const footerLinks = () =>
  within(screen.getByRole('navigation', { name: 'About Jetpack' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
export const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Jetpack' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

export type Shown = ReturnType<typeof renderDevPage>;
/** Opens the developer tools from the footer. */
export async function openDevTools({ user }: Shown) {
  await user.click(screen.getByRole('button', { name: 'Dev Tools' }));
  return screen.findByRole('region', { name: 'Developer tools' });
}
/** Chooses an option of the developer tools. */
export const choose = ({ user }: Shown, group: string, option: string) =>
  user.click(within(within(card()).getByRole('group', { name: group })).getByRole('radio', { name: option }));
