import type { HealthReport, PageVersion, PageRegistry, RemoteManifest } from '@site-admin/contracts';
import { createHash } from 'node:crypto';
import { Subject } from 'rxjs';
import type { NewReport, HealthReporter } from '../page/services/health';

/** Returns the integrity of a text, as publishing computes it. */
export const getIntegrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const createDeclaration = (name: string, version: string): RemoteManifest['declaration'] => ({
  name,
  title: name,
  version,
  contract: '^2.0.0',
  owner: 'team',
  pages: [{ path: `/${name}`, title: name, audience: 'everyone', frame: 'dashboard', prefetch: [] }],
  navigation: [],
  extensions: [],
  emits: [],
  listens: [],
  budget: { entryGzip: 9000, totalBrotli: 60000 },
});

/** Returns the manifest of a remote, as `createRegistry` lists it. */
export function createManifest(
  name: string,
  version: string,
  changes: Partial<RemoteManifest['declaration']> = {},
): RemoteManifest {
  const build = createHash('sha1').update(`${name} ${version}`).digest('hex').slice(0, 12);
  const file = (role: 'entry' | 'sync' | 'async', kind: 'script' | 'style', fileName: string) => ({
    name: fileName,
    kind,
    role,
    integrity: getIntegrity(`${name} ${version} ${fileName}`),
    size: 1,
    gzip: 1,
    brotli: 1,
  });
  return {
    declaration: { ...createDeclaration(name, version), ...changes },
    build,
    builtAt: '2026-01-01T00:00:00.000Z',
    commit: '',
    container: `sa_${name}_${build}`,
    expose: './remote',
    files: [
      file('entry', 'script', 'entry.js'),
      file('sync', 'script', 'remote.js'),
      file('async', 'script', 'later.js'),
      file('sync', 'style', 'styles.css'),
    ],
    shared: { react: '19.3.1' },
  };
}

export const getManifestUrl = (name: string, version: string) => `${name}/${version}/remote.manifest.json`;

/** Returns the registry's entry of a published manifest. */
export function toPublishedVersion(manifest: RemoteManifest): PageVersion {
  const { name, version } = manifest.declaration;
  return { manifestUrl: getManifestUrl(name, version), manifestIntegrity: getIntegrity(JSON.stringify(manifest)) };
}

/** Returns a registry of these manifests; the last one of each remote is active, the one before it previous. */
export function createRegistry(manifests: readonly RemoteManifest[]): PageRegistry {
  const remotes: PageRegistry['remotes'] = {};
  for (const manifest of manifests) {
    const { name, version } = manifest.declaration;
    const before = remotes[name];
    remotes[name] = {
      active: version,
      previous: before?.active ?? null,
      status: 'live',
      versions: { ...before?.versions, [version]: toPublishedVersion(manifest) },
    };
  }
  return {
    schema: 1,
    revision: 1,
    contract: {
      version: '2.0.0',
      provides: { react: '19.3.1' },
      events: [],
      extensionPoints: ['page.below@1', 'dashboard.banner@1'],
    },
    remotes,
  };
}

/** Returns the manifests by address, as the page's data contains them. */
export const toInlineManifests = (manifests: readonly RemoteManifest[]) =>
  Object.fromEntries(
    manifests.map((manifest) => [
      getManifestUrl(manifest.declaration.name, manifest.declaration.version),
      JSON.stringify(manifest),
    ]),
  );

/** Creates a health reporter that stores its reports in `received`. */
export function createFakeHealth(): HealthReporter & { readonly received: NewReport[] } {
  const received: NewReport[] = [];
  const reports = new Subject<HealthReport>();
  return {
    received,
    reports,
    report(report) {
      received.push(report);
      const correlation = report.correlation ?? 'c0';
      reports.next({ ...report, correlation });
      return correlation;
    },
    flush: () => undefined,
    close: () => undefined,
  };
}
