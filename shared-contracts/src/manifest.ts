import * as v from 'valibot';
import { remoteDeclaration } from './declaration';
import { versionRange } from './version-range';

/** `sha384-…` in base64, as the `integrity` attribute takes it. */
export const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'sha384- and 64 characters of base64'));

/** A file name without a path: the file is in the folder of the manifest. */
const fileName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_][A-Za-z0-9._-]*$/, 'a plain file name'));

const file = v.strictObject({
  /** In the folder of the manifest. */
  name: fileName,
  kind: v.picklist(['script', 'style', 'asset']),
  /** `entry`: the federation container. `sync`: needed to mount. `async`: loaded later, by the remote itself. */
  role: v.picklist(['entry', 'sync', 'async']),
  integrity,
  /** Uncompressed bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  gzip: v.pipe(v.number(), v.integer(), v.minValue(0)),
  brotli: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Schema of remote.manifest.json: the files of one build of a remote. The registry pins its hash, and it pins that of every file. */
export const remoteManifest = v.strictObject({
  declaration: remoteDeclaration,
  /** Hash of sources and tools; differs when the code differs. */
  build: v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}$/, 'lower-case hex')),
  /** ISO 8601. */
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Hash of the commit, or '' outside a repository. */
  commit: v.string(),
  /** The name of the federation container: a global variable, so unique for each build. */
  container: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/, 'a JavaScript identifier')),
  /** The module the container exposes. */
  expose: v.literal('./remote'),
  files: v.pipe(
    v.array(file),
    v.check((files) => files.filter(({ role }) => role === 'entry').length === 1, 'exactly one file with the role entry'),
  ),
  /** Libraries the host must provide: name → range. */
  shared: v.record(v.string(), versionRange),
});

export type RemoteManifest = v.InferOutput<typeof remoteManifest>;
export type RemoteFile = RemoteManifest['files'][number];

/** Schema of shell.manifest.json: the contract and libraries the live shell provides, and the files the host page loads. */
export const shellManifest = v.strictObject({
  build: v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}$/)),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  commit: v.string(),
  /** The contract version the shell provides. */
  contract: v.string(),
  /** Library → version the shell provides to every remote. */
  provides: v.record(v.string(), v.string()),
  events: v.array(v.string()),
  extensionPoints: v.array(v.string()),
  /**
   * `start` is printed inline, `main` and styles are tags. `main` loads the rest: `libraries` (shared with remotes) and `federation`
   * (loads remotes) with the first remote, so that a page with a remote preloads them; `async` on demand.
   */
  files: v.array(v.strictObject({ ...file.entries, role: v.picklist(['start', 'main', 'libraries', 'federation', 'async']) })),
});

export type ShellManifest = v.InferOutput<typeof shellManifest>;
