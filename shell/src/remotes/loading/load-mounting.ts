import type { createMounting, Mounting, MountingDeps } from './mounting';
import { notLoaded, withTimeout } from './remote-error';
import { timeLimits } from './time-limits';

/** @throws {RemoteError} of phase `load`. */
export type GetMounting = () => Promise<Mounting>;

interface MountingModule {
  readonly createMounting: typeof createMounting;
}

/** Loads the code that mounts remotes with the first one. A failed load is retried by the next call. */
export function createMountingLoader(
  deps: MountingDeps,
  load: () => Promise<MountingModule> = () => import(/* webpackChunkName: "federation" */ './mounting'),
): GetMounting {
  let loading: Promise<Mounting> | undefined;
  return () =>
    (loading ??= withTimeout(timeLimits.load, load(), notLoaded).then(
      (loaded) => loaded.createMounting(deps),
      (cause: unknown) => {
        loading = undefined;
        throw notLoaded(cause);
      },
    ));
}
