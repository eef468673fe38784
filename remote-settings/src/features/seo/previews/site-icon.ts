/** Pixels of the site's icon in previews (spec 002 §9). */
const iconSize = 512;

/** Returns the address of the site's icon in the size of previews. The page has it as a small one: the image service scales it. */
export function getPreviewIcon(icon: string): string {
  if (!URL.canParse(icon)) return icon;
  const url = new URL(icon);
  for (const name of ['w', 'h', 's']) {
    if (url.searchParams.has(name)) url.searchParams.set(name, String(iconSize));
  }
  return url.href;
}
