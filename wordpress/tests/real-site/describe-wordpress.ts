import { kit, kitFolder } from './real-site';

/** Describes tests in a real WordPress; skipped, with one line, without a kit. */
export const describeWordPress = kit === undefined ? describe.skip : describe;
if (kit === undefined)
  process.stdout.write(`The tests in a real WordPress were skipped: ${kitFolder} has no kit (WORDPRESS_KIT).\n`);
