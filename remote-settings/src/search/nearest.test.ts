import { initialStateFor } from '@site-admin/contracts/testing';
import { cards } from '../cards';
import { selectNearest } from './nearest';

const { getModules: modules } = initialStateFor({});
const nearest = (term: string) => selectNearest(cards, term, modules).map(({ id }) => id);

test.each([
  ['subscribtions', 'subscriptions'],
  ['brut force', 'protect'],
  ['colour sheme', 'comments'],
  ['relatd', 'related-posts'],
  ['MARKDWON', 'composing'],
])('a slip in "%s" is near the card %s', (term, id) => {
  expect(nearest(term)).toContain(id);
});

test.each(['zzzz', '???', '😀', 'x'.repeat(5000)])('any term has two nearest cards', (term) => {
  expect(nearest(term)).toHaveLength(2);
});
