import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocument } from '../../site-server/src/live-remotes/registry-reader';
import { selectRequested, toPageRegistry, toRequestedVersions } from '../../site-server/src/live-remotes/page-registry';

interface Fixture {
  readonly registry: unknown;
  readonly cases: { name: string; chosen: Record<string, string>; with: string | null; received: unknown }[];
}

/** The same file as in page-registry-test.php. */
const fixture: Fixture = JSON.parse(readFileSync(path.join(__dirname, 'page-registries.json'), 'utf8'));

test.each(fixture.cases)('a page receives $name, as from the WordPress plugin', ({ chosen, with: given, received }) => {
  const { registry, invalid } = readDocument(fixture.registry);
  if (!registry) throw new Error('The registry is invalid.');
  const requested = selectRequested(registry, toRequestedVersions(given));
  expect(toPageRegistry({ registry, invalid }, { chosen, requested })).toEqual(received);
});
