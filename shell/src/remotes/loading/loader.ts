import type { PublishedVersion, Registry, RemoteManifest } from '@site-admin/contracts';
import { assetsOf } from './assets';
import type { Attempt } from './fallback-chain';
import { localManifest, publishedManifest, requireFit, type CheckedManifest, type ManifestSource } from '../registry/manifest';
import type { Modules } from './modules';
import { mountRemote, type Mount, type MountServices } from '../outlet/mount';
import { during, problemIn, RemoteProblem } from './remote-error';
import type { Styles } from './styles';
import type { VersionSource } from '../../page/services/remotes';
import type { HealthReporter } from '../../page/services/health';

/** One version on screen, with how it came there. */
export interface Shown extends Pick<Mount, 'canUnload'> {
  readonly version: string;
  readonly attempt: Attempt;
  unmount(): void;
}

/** Takes versions of remotes from the registry to the screen. */
export interface Loader {
  /** Manifest and handshake; nothing of the remote runs. */
  check(name: string, attempt: Attempt): Promise<CheckedManifest>;
  /** Brings the code, so that a following `show` is quick and cannot fail for want of it. */
  prepare(name: string, attempt: Attempt, correlation: string): Promise<void>;
  /** @throws {RemoteProblem} which was reported. Then nothing of this version stays. */
  show(name: string, attempt: Attempt, place: Place): Promise<Shown>;
}

/** Where to show it, until when, and under which correlation it is reported. */
export interface Place {
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  readonly correlation: string;
}

export interface LoaderDeps {
  readonly registry: () => Registry;
  /** What this page speaks: that of its own start, whatever a newer registry says of a newer shell. */
  readonly contract: Registry['contract'];
  readonly manifestSource: ManifestSource;
  readonly modules: Modules;
  readonly styles: Styles;
  readonly health: HealthReporter;
  readonly servicesFor: (manifest: RemoteManifest, source: VersionSource) => MountServices;
  /** Hears of each manifest that passed. */
  readonly onChecked: (name: string, checked: CheckedManifest) => void;
  readonly now: () => number;
  /** Milliseconds until a mount that shows nothing has failed. */
  readonly readyTimeout: number;
}

const plural = (leaks: Record<string, number>) =>
  Object.entries(leaks)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(', ');

/** The one loader of a page. */
export function createLoader(deps: LoaderDeps): Loader {
  const { registry, manifestSource, modules, styles, health, now } = deps;
  /** By hash: what passed once need not be hashed, read and compared again each time its screen is opened. */
  const passed = new Map<string, CheckedManifest>();

  async function checkPublished(name: string, published: PublishedVersion): Promise<CheckedManifest> {
    const key = `${published.manifestIntegrity} ${published.manifestUrl}`;
    const present = passed.get(key);
    if (present) return present;
    const checked = await publishedManifest(name, published, manifestSource);
    requireFit(checked.manifest, deps.contract);
    passed.set(key, checked);
    return checked;
  }

  async function checkLocal(name: string, address: string): Promise<CheckedManifest> {
    const checked = await localManifest(name, address, manifestSource);
    requireFit(checked.manifest, deps.contract);
    return checked;
  }

  async function check(name: string, attempt: Attempt): Promise<CheckedManifest> {
    const entry = registry().remotes[name];
    const published = entry?.versions[attempt.version];
    if (!attempt.address && !published)
      throw new RemoteProblem('manifest', `The registry has no version ${attempt.version} of it.`);
    const checked =
      attempt.address || !published ? await checkLocal(name, attempt.address ?? '') : await checkPublished(name, published);
    deps.onChecked(name, checked);
    return checked;
  }

  async function bring(name: string, attempt: Attempt, { host, signal, correlation }: Place): Promise<Shown> {
    const checked = await check(name, attempt);
    const version = checked.manifest.declaration.version;
    const remote = { name, version };
    const adding = during('load', () => styles.add({ remote: name, version }, assetsOf(checked).styles));
    const [code, look] = await Promise.allSettled([modules.load(checked), adding]);
    const removeStyles = look.status === 'fulfilled' ? look.value : () => undefined;
    try {
      if (code.status === 'rejected') throw code.reason;
      if (look.status === 'rejected') throw look.reason;
      const scope = deps.servicesFor(checked.manifest, attempt.source);
      const mount = await mountRemote({ module: code.value, host, remote, scope, timeout: deps.readyTimeout, signal });
      return {
        version,
        attempt,
        canUnload: mount.canUnload,
        unmount() {
          const { left, error } = mount.unmount();
          removeStyles();
          const leaks = plural({ ...left });
          const reason = error !== undefined ? `unmount threw: ${String(error)}` : leaks && `left open: ${leaks}`;
          if (reason)
            health.report({
              remote: name,
              version,
              phase: 'unmount',
              outcome: 'failed',
              source: attempt.source,
              ms: 0,
              reason,
              correlation,
            });
        },
      };
    } catch (error) {
      removeStyles();
      throw error;
    }
  }

  /** Runs `work` under the eyes of the health reports; `isLeft` says that nobody waits for it any more. */
  async function watched<T>(
    name: string,
    attempt: Attempt,
    correlation: string,
    isLeft: () => boolean,
    work: () => Promise<T>,
  ): Promise<T> {
    const since = now();
    try {
      return await work();
    } catch (error) {
      const problem = problemIn('load', error);
      const { version, source } = attempt;
      const report = { remote: name, version, source, correlation, phase: problem.phase, ms: now() - since };
      // Somebody who leaves is no failure of the version.
      if (!isLeft()) health.report({ ...report, outcome: 'failed', reason: inFull(problem) });
      throw problem;
    }
  }

  return {
    check,
    prepare: (name, attempt, correlation) =>
      watched(
        name,
        attempt,
        correlation,
        () => false,
        async () => {
          await modules.load(await check(name, attempt));
        },
      ),
    show: (name, attempt, place) =>
      watched(
        name,
        attempt,
        place.correlation,
        () => place.signal.aborted,
        async () => {
          const since = now();
          const shown = await bring(name, attempt, place);
          const { correlation } = place;
          health.report({
            remote: name,
            version: shown.version,
            source: attempt.source,
            correlation,
            phase: 'mount',
            outcome: 'ok',
            ms: now() - since,
          });
          return shown;
        },
      ),
  };
}

/** For the log: the plain words, and what the browser or the runtime said. */
function inFull(problem: RemoteProblem): string {
  const cause = problem.cause instanceof Error ? ` (${problem.cause.message.split('\n')[0]})` : '';
  return `${problem.message}${cause}`;
}
