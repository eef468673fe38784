import type { Extensions } from '@site-admin/contracts';
import type { HealthReporter } from '../../page/services/health';
import type { Mount } from '../outlet/mount';
import type { CheckedManifest } from '../registry/manifest';
import type { CheckManifest } from './check-manifest';
import type { Attempt } from './fallback-chain';
import type { LoadedFiles } from './load-files';
import type { GetMounting } from './load-mounting';
import type { Mounting } from './mounting';
import { toRemoteError, type RemoteError } from './remote-error';

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
  readonly getMounting: GetMounting;
  readonly health: HealthReporter;
  /** The points that remotes may offer. */
  readonly extensions: Extensions;
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
  { extensions, readyTimeout: timeout }: LoaderDeps,
  { createServices, mountRemote }: Mounting,
  { module, removeStyles }: LoadedFiles,
  { manifest: { declaration } }: CheckedManifest,
  { source }: Attempt,
  { host, signal }: MountTarget,
): Promise<Mount> {
  const services = createServices({ ...declaration, source }, extensions);
  try {
    return await mountRemote({ module, host, remote: declaration, services, timeout, signal });
  } catch (error) {
    removeStyles();
    throw error;
  }
}

async function mountVersion(deps: LoaderDeps, name: string, attempt: Attempt, target: MountTarget): Promise<MountedVersion> {
  const checked = await deps.check(name, attempt);
  const mounting = await deps.getMounting();
  const files = await mounting.loadFiles(checked);
  const mount = await mountModule(deps, mounting, files, checked, attempt, target);
  const { version } = checked.manifest.declaration;
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
  const { check, getMounting } = deps;
  return {
    check,
    prepare: (remote, attempt, correlation) =>
      withReport(deps, { remote, attempt, correlation }, async () => {
        const checked = await check(remote, attempt);
        const { modules } = await getMounting();
        await modules.load(checked);
      }),
    mount(remote, attempt, target) {
      const { correlation, signal } = target;
      const input = { remote, attempt, correlation, isAborted: () => signal.aborted };
      return withReport(deps, input, () => mountAndReport(deps, remote, attempt, target));
    },
  };
}
