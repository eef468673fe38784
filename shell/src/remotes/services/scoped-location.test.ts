import type { PageLocation } from '@site-admin/contracts';
import { live } from '../../page/live';
import { scopedLocation } from './scoped-location';

const at = (path: string): PageLocation => ({ path, query: '' });
const paths = ['/recommendations/*'];

test('a remote hears the routes it declares, and nothing of where the person goes after it', () => {
  const page = live(at('/recommendations/monitor'));
  const own = scopedLocation(page, paths);
  const heard: string[] = [];
  own.changes.subscribe(({ path }) => heard.push(path));
  page.set(at('/recommendations/summary'));
  page.set(at('/my-plan'));
  expect(heard).toEqual(['/recommendations/monitor', '/recommendations/summary']);
  expect(own.current).toEqual(at('/recommendations/summary'));
});

test('it hears again when the person comes back', () => {
  const page = live(at('/recommendations/monitor'));
  const own = scopedLocation(page, paths);
  page.set(at('/my-plan'));
  page.set(at('/recommendations'));
  expect(own.current).toEqual(at('/recommendations'));
});

test('an extension, which stands on pages of others, hears every route', () => {
  const page = live(at('/dashboard'));
  const own = scopedLocation(page, paths);
  page.set(at('/my-plan'));
  expect(own.current).toEqual(at('/my-plan'));
});
