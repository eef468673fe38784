import type { PageLocation } from '@site-admin/contracts';
import { live } from '../../page/live';
import { scopedLocation } from './scoped-location';

const at = (path: string): PageLocation => ({ path, query: '' });
const paths = ['/recommendations/*'];

test('a remote receives the routes it declares, and no others', () => {
  const page = live(at('/recommendations/monitor'));
  const own = scopedLocation(page, paths);
  const received: string[] = [];
  own.changes.subscribe(({ path }) => received.push(path));
  page.set(at('/recommendations/summary'));
  page.set(at('/my-plan'));
  expect(received).toEqual(['/recommendations/monitor', '/recommendations/summary']);
  expect(own.current).toEqual(at('/recommendations/summary'));
});

test('it receives its routes again when the user returns', () => {
  const page = live(at('/recommendations/monitor'));
  const own = scopedLocation(page, paths);
  page.set(at('/my-plan'));
  page.set(at('/recommendations'));
  expect(own.current).toEqual(at('/recommendations'));
});

test("an extension on another remote's page receives every route", () => {
  const page = live(at('/dashboard'));
  const own = scopedLocation(page, paths);
  page.set(at('/my-plan'));
  expect(own.current).toEqual(at('/my-plan'));
});
