import type { RemoteManifest, RemoteModule } from '@site-admin/contracts';
import type { HealthReporter } from '../../page/services/health';
import type { VersionSource } from '../../page/services/remotes';
import { mountRemote, type Mount, type MountServices } from '../outlet/mount';
import type { CheckedManifest } from '../registry/manifest';
import { getAssets } from './assets';
import type { CheckManifest } from './check-manifest';
import type { Attempt } from './fallback-chain';
import type { Modules } from './federation/modules';
import { toRemoteError, withPhase, type RemoteError } from './remote-error';
import type { Styles } from './styles';

/** A mounted version. */
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

type LoadDeps = Pick<LoaderDeps, 'modules' | 'styles'>;

/** Loads code and stylesheets together; where one fails, the stylesheets are removed. */
async function loadFiles({ modules, styles }: LoadDeps, checked: CheckedManifest) {
  const { name: remote, version } = checked.manifest.declaration;
  const adding = withPhase('load', () => styles.add({ remote, version }, getAssets(checked).styles));
  const [code, sheets] = await Promise.allSettled([modules.load(checked), adding]);
  if (code.status === 'fulfilled' && sheets.status === 'fulfilled') return { module: code.value, removeStyles: sheets.value };
  if (sheets.status === 'fulfilled') sheets.value();
  throw code.status === 'rejected' ? code.reason : sheets.status === 'rejected' && sheets.reason;
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

/** Creates the loader of a page. */
export function createLoader({ check, modules, styles, health, now, ...deps }: LoaderDeps): Loader {
  const mountModule = (module: RemoteModule, manifest: RemoteManifest, { source }: Attempt, { host, signal }: MountTarget) =>
    mountRemote({
      module,
      host,
      remote: manifest.declaration,
      services: deps.createServices(manifest, source),
      timeout: deps.readyTimeout,
      signal,
    });

  async function mountVersion(name: string, attempt: Attempt, target: MountTarget): Promise<MountedVersion> {
    const checked = await check(name, attempt);
    const { version } = checked.manifest.declaration;
    const { module, removeStyles } = await loadFiles({ modules, styles }, checked);
    const mount = await mountModule(module, checked.manifest, attempt, target).catch((error: unknown) => {
      removeStyles();
      throw error;
    });
    const { source } = attempt;
    const { correlation } = target;
    return {
      version,
      attempt,
      canUnload: mount.canUnload,
      unmount() {
        const reason = getUnmountError(mount.unmount());
        removeStyles();
        if (reason)
          health.report({ remote: name, version, phase: 'unmount', outcome: 'failed', source, ms: 0, reason, correlation });
      },
    };
  }

  async function mountAndReport(name: string, attempt: Attempt, target: MountTarget): Promise<MountedVersion> {
    const since = now();
    const mounted = await mountVersion(name, attempt, target);
    const { version } = mounted;
    const { correlation } = target;
    health.report({
      remote: name,
      version,
      source: attempt.source,
      correlation,
      phase: 'mount',
      outcome: 'ok',
      ms: now() - since,
    });
    return mounted;
  }

  return {
    check,
    prepare: (remote, attempt, correlation) =>
      withReport({ health, now }, { remote, attempt, correlation }, async () => {
        await modules.load(await check(remote, attempt));
      }),
    mount(remote, attempt, target) {
      const { correlation, signal } = target;
      const input = { remote, attempt, correlation, isAborted: () => signal.aborted };
      return withReport({ health, now }, input, () => mountAndReport(remote, attempt, target));
    },
  };
}
