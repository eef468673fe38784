import type { CrashMemory } from '../loading/crash-memory';
import type { Attempt } from '../loading/fallback-chain';
import type { MountedVersion, MountTarget } from '../loading/loader';

export interface MountSlotDeps {
  readonly remote: string;
  readonly host: HTMLElement;
  readonly mount: (attempt: Attempt, target: MountTarget) => Promise<MountedVersion>;
  readonly crashMemory: CrashMemory;
  /** Calls `callback` once the mounted version has run without errors long enough. @returns A function that cancels. */
  readonly whenStable: (version: string, callback: () => void) => () => void;
  readonly onMounted: (mounted: MountedVersion) => void;
}

/** The version that is mounted in an outlet, if any. */
export interface MountSlot {
  readonly mounted: MountedVersion | undefined;
  /** Mounts a version into the empty slot. @throws {RemoteError} */
  mount(attempt: Attempt, correlation: string, signal: AbortSignal): Promise<void>;
  unmount(): void;
}

export function createMountSlot({ remote, host, crashMemory, ...deps }: MountSlotDeps): MountSlot {
  let mounted: MountedVersion | undefined;
  let cancelStable: () => void = () => undefined;

  return {
    get mounted() {
      return mounted;
    },
    async mount(attempt, correlation, signal) {
      crashMemory.markStarting(remote, attempt.version);
      try {
        const next = await deps.mount(attempt, { host, signal, correlation });
        if (signal.aborted) return next.unmount();
        mounted = next;
        // A version that ops did not make live is no fallback.
        if (attempt.source !== 'override')
          cancelStable = deps.whenStable(next.version, () => crashMemory.markStable(remote, next.version));
        deps.onMounted(next);
      } finally {
        crashMemory.markStarted(remote);
      }
    },
    unmount() {
      cancelStable();
      mounted?.unmount();
      mounted = undefined;
    },
  };
}
