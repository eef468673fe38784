import { gallery } from './gallery';
import { cards } from './registry';

test('every card has states in the gallery, each with a name of its own', () => {
  const shown = gallery.entries.map(({ component }) => component);
  expect(cards.filter(({ Card }) => !shown.includes(Card)).map(({ name }) => name)).toEqual([]);
  const names = gallery.entries.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
