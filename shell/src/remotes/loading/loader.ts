import type { RemoteManifest } from '@site-admin/contracts';
import type { HealthReporter } from '../../page/services/health';
import type { VersionSource } from '../../page/services/remotes';
import { mountRemote, type Mount, type MountServices } from '../outlet/mount';
import type { CheckManifest } from './check-manifest';
import type { Attempt } from './fallback-chain';
import type { Modules } from './federation/modules';
import { loadFiles, type LoadedFiles } from './load-files';
import { toRemoteError, type RemoteError } from './remote-error';
import type { Styles } from './styles';

export interface MountedVersion extends Pick<Mount, 'canUnload'> {
  readonly version: string;
  readonly attempt: Attempt;
  unmount(): void;
}

/** Where to mount a version, the signal that aborts it, and the correlation of its reports. */
export interface MountTarget {
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  readonly correlation: string;
}

/** Loads and mounts versions of remotes. */
export interface Loader {
  readonly check: CheckManifest;
  /** Loads the code, so that a following `mount` does not wait or fail for it. */
  prepare(name: string, attempt: Attempt, correlation: string): Promise<void>;
  /** Mounts a version. @throws {RemoteError} after reporting it and removing everything of this version. */
  mount(name: string, attempt: Attempt, target: MountTarget): Promise<MountedVersion>;
}

export interface LoaderDeps {
  readonly check: CheckManifest;
  readonly modules: Modules;
  readonly styles: Styles;
  readonly health: HealthReporter;
  readonly createServices: (manifest: RemoteManifest, source: VersionSource) => MountServices;
  readonly now: () => number;
  /** Milliseconds until a mount without content has failed. */
  readonly readyTimeout: number;
}

const toLeakText = (leaks: object) =>
  Object.entries(leaks)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(', ');

/** Returns the error of an unmount; '' if there was none. */
function getUnmountError({ left, error }: ReturnType<Mount['unmount']>): string {
  if (error !== undefined) return `unmount threw: ${String(error)}`;
  const leaks = toLeakText(left);
  return leaks && `left open: ${leaks}`;
}

/** Returns the message for the log, with that of the cause. */
function toLogMessage({ message, cause }: RemoteError): string {
  return cause instanceof Error ? `${message} (${cause.message.split('\n')[0]})` : message;
}

interface ReportInput {
  readonly remote: string;
  readonly attempt: Attempt;
  readonly correlation: string;
  readonly isAborted?: () => boolean;
}

/** Reports errors of `work`, unless it was aborted because the screen was left. */
async function withReport<T>(
  { health, now }: Pick<LoaderDeps, 'health' | 'now'>,
  { remote, attempt, correlation, isAborted = () => false }: ReportInput,
  work: () => Promise<T>,
): Promise<T> {
  const since = now();
  try {
    return await work();
  } catch (thrown) {
    const error = toRemoteError('load', thrown);
    const { version, source } = attempt;
    const report = { remote, version, source, correlation, phase: error.phase, ms: now() - since };
    if (!isAborted()) health.report({ ...report, outcome: 'failed', reason: toLogMessage(error) });
    throw error;
  }
}

/** Mounts the module; its stylesheets are removed if that fails. */
async function mountModule(
  { createServices, readyTimeout }: LoaderDeps,
  { module, removeStyles }: LoadedFiles,
  manifest: RemoteManifest,
  { source }: Attempt,
  { host, signal }: MountTarget,
): Promise<Mount> {
  const services = createServices(manifest, source);
  try {
    return await mountRemote({ module, host, remote: manifest.declaration, services, timeout: readyTimeout, signal });
  } catch (error) {
    removeStyles();
    throw error;
  }
}

async function mountVersion(deps: LoaderDeps, name: string, attempt: Attempt, target: MountTarget): Promise<MountedVersion> {
  const checked = await deps.check(name, attempt);
  const { manifest } = checked;
  const files = await loadFiles(deps, checked);
  const mount = await mountModule(deps, files, manifest, attempt, target);
  const { version } = manifest.declaration;
  const { source } = attempt;
  const { correlation } = target;
  return {
    version,
    attempt,
    canUnload: mount.canUnload,
    unmount() {
      const reason = getUnmountError(mount.unmount());
      files.removeStyles();
      if (reason === '') return;
      deps.health.report({ remote: name, version, phase: 'unmount', outcome: 'failed', source, ms: 0, reason, correlation });
    },
  };
}

/** Mounts a version and reports how long that took. */
async function mountAndReport(deps: LoaderDeps, remote: string, attempt: Attempt, target: MountTarget): Promise<MountedVersion> {
  const { health, now } = deps;
  const { source } = attempt;
  const { correlation } = target;
  const since = now();
  const mounted = await mountVersion(deps, remote, attempt, target);
  const { version } = mounted;
  health.report({ remote, version, source, correlation, phase: 'mount', outcome: 'ok', ms: now() - since });
  return mounted;
}

export function createLoader(deps: LoaderDeps): Loader {
  const { check, modules } = deps;
  return {
    check,
    prepare: (remote, attempt, correlation) =>
      withReport(deps, { remote, attempt, correlation }, async () => {
        await modules.load(await check(remote, attempt));
      }),
    mount(remote, attempt, target) {
      const { correlation, signal } = target;
      const input = { remote, attempt, correlation, isAborted: () => signal.aborted };
      return withReport(deps, input, () => mountAndReport(deps, remote, attempt, target));
    },
  };
}
