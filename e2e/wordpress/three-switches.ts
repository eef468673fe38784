import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { moduleSwitch } from '../pages/dashboard';
import type { WordPressUnderTest } from './wordpress-under-test';

const cards = ['Brute force protection', 'Downtime monitoring', 'Image Accelerator'];
const modules = ['protect', 'monitor', 'photon'];

/** Presses three switches of At a Glance at once, and waits until all are stored. @throws If one is not. */
export async function pressThreeSwitches(page: Page, site: WordPressUnderTest): Promise<void> {
  const getStored = () => modules.filter((slug) => site.readOption('jetpack_active_modules').includes(`"${slug}"`));
  const before = getStored();
  for (const card of cards) await moduleSwitch(page, card).click();
  await eventually(() => expect(getStored()).toEqual(modules.filter((slug) => !before.includes(slug))), 20_000);
}
