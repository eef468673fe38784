import { screen } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import { renderRemote, type RenderOptions, type RenderedRemote } from '@site-admin/contracts/testing';
import * as remote from '../index';

/** Mounts the remote at a route and waits until it is ready. */
export async function openSettings(at: string, options: Omit<RenderOptions, 'at'> = {}): Promise<RenderedRemote> {
  const page = renderRemote(remote, { at, ...options });
  await page.ready;
  return page;
}

/** What was sent to be saved, oldest first. */
export const savedBy = (page: RenderedRemote) => page.site.getCalls(updateSettings).map(({ body }) => body);

export const toggle = (name: RegExp | string) => screen.getByRole('switch', { name });

/** The names of the cards on screen. */
export const cardNames = () =>
  screen.getAllByRole('region').map((card) => {
    const id = card.getAttribute('aria-labelledby') ?? '';
    return document.getElementById(id)?.textContent;
  });
