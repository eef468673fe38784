import type { Page } from 'playwright-core';

/** Difference of a color channel, of 255, that is not visible. */
const tolerance = 16;

/** Runs in a page: returns the share of pixels that differ, 1 for pictures of different sizes. */
async function comparePictures([one = '', other = '', limit]: readonly [string, string, number]): Promise<number> {
  const decode = async (picture: string) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    return canvas?.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [first, second] = await Promise.all([decode(one), decode(other)]);
  if (!first || !second || first.width !== second.width || first.height !== second.height) return 1;
  let count = 0;
  for (let at = 0; at < first.data.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) > limit))
      count += 1;
  return count / (first.width * first.height);
}

async function takePicture(page: Page): Promise<string> {
  // It is fixed, above what is scrolled.
  await page.locator('#wpadminbar').evaluate((bar) => (bar.style.display = 'none'));
  const picture = await page.locator('#jp-plugin-container').screenshot({ animations: 'disabled' });
  return picture.toString('base64');
}

/** Returns the share of pixels that differ in the content of two pages. @param blank An empty page, which the comparison runs in. */
export async function getDifference(blank: Page, pages: readonly [Page, Page]): Promise<number> {
  const [one, other] = await Promise.all([takePicture(pages[0]), takePicture(pages[1])]);
  return blank.evaluate(comparePictures, [one, other, tolerance] as const);
}
