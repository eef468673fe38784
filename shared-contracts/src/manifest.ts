import * as v from 'valibot';
import { remoteDeclaration } from './declaration';
import { versionRange } from './version-range';

/** `sha384-…` in base64, as the `integrity` attribute takes it. */
export const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'sha384- and 64 characters of base64'));

/** A file name without a path: it lies beside the manifest. */
const fileName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_][A-Za-z0-9._-]*$/, 'a plain file name'));

const file = v.strictObject({
  /** Beside the manifest. */
  name: fileName,
  kind: v.picklist(['script', 'style', 'asset']),
  /** `entry`: the federation container. `sync`: needed to mount. `async`: loaded later, by the remote itself. */
  role: v.picklist(['entry', 'sync', 'async']),
  integrity,
  /** Bytes as they are. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  gzip: v.pipe(v.number(), v.integer(), v.minValue(0)),
  brotli: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** remote.manifest.json: what one build of a remote consists of. The registry pins its hash, and it pins every file's. */
export const remoteManifest = v.strictObject({
  declaration: remoteDeclaration,
  /** Of sources and tools; differs when the code differs. */
  build: v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}$/, 'lower-case hex')),
  /** ISO 8601. */
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Of the repository, or '' outside one. */
  commit: v.string(),
  /** The federation container's name: a global of this page, so unlike that of any other build. */
  container: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/, 'a JavaScript identifier')),
  /** The module the container exposes. */
  expose: v.literal('./remote'),
  files: v.pipe(
    v.array(file),
    v.check((files) => files.filter(({ role }) => role === 'entry').length === 1, 'exactly one file has the role entry'),
  ),
  /** Libraries the host must provide: name → range. */
  shared: v.record(v.string(), versionRange),
});

export type RemoteManifest = v.InferOutput<typeof remoteManifest>;
export type RemoteFile = RemoteManifest['files'][number];

/** shell.manifest.json: what the live shell speaks and provides, and the files the host page names. */
export const shellManifest = v.strictObject({
  build: v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}$/)),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  commit: v.string(),
  /** The version of the contract the shell speaks. */
  contract: v.string(),
  /** Library → version the shell provides to every remote. */
  provides: v.record(v.string(), v.string()),
  events: v.array(v.string()),
  extensionPoints: v.array(v.string()),
  /**
   * `start` is printed inline, `main` and styles are tags. `main` loads the rest: `libraries` (what remotes share) and `federation`
   * (what loads remotes) with the first remote, so a page that shows one preloads them; `async` when it is needed.
   */
  files: v.array(v.strictObject({ ...file.entries, role: v.picklist(['start', 'main', 'libraries', 'federation', 'async']) })),
});

export type ShellManifest = v.InferOutput<typeof shellManifest>;
