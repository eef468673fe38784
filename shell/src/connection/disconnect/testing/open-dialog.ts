import { screen } from '@testing-library/react';
import { renderPage, type PageOptions } from '../../../testing/render-page';

export const disconnectCall = 'POST connection';
export const surveyCall = 'POST https://public-api.wordpress.com/wpcom/v2/marketing/feedback-survey';

export const button = (name: string) => screen.findByRole('button', { name });
export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const confirmation = () => dialog('Disconnect this site?');

export interface DialogOptions extends PageOptions {
  readonly benefits?: readonly object[];
  readonly plan?: string;
  readonly plugins?: readonly object[];
}

const status = { isActive: false, isRegistered: false, isUserConnected: false, hasConnectedOwner: false };
const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

/** Renders the page of a connected site, with the responses needed to disconnect it. */
export function renderConnected({ benefits = [], plan = 'jetpack_free', plugins = [], ...options }: DialogOptions = {}) {
  const page = renderPage({ at: '/dashboard', ...options });
  const { network } = page;
  network.respond('GET site/benefits', relayed(benefits));
  network.respond('GET site', relayed({ plan: { product_slug: plan } }));
  network.respond('GET connection/plugins', [{ name: 'Jetpack', slug: 'jetpack' }, ...plugins]);
  network.respond('GET connection', status);
  network.respond('GET connection/url', 'https://example.org/register');
  network.respond(disconnectCall, { code: 'success' });
  network.respond(surveyCall, { success: true });
  return page;
}

/** Opens the dialog of a connected site. */
export async function openDialog(options?: DialogOptions) {
  const page = renderConnected(options);
  page.go('/disconnect');
  await confirmation();
  return page;
}

/** Opens the dialog and disconnects the site. */
export async function openSuccess(options?: DialogOptions) {
  const page = await openDialog(options);
  await page.user.click(await button('Disconnect'));
  await dialog('Your site is disconnected');
  return page;
}

/** Opens the dialog, disconnects the site and opens the survey. */
export async function openSurvey(options?: DialogOptions) {
  const page = await openSuccess(options);
  await page.user.click(await button('Tell us why'));
  await dialog('Why did you disconnect?');
  return page;
}
