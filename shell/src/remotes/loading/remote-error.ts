import type { Phase } from '../../page/services/remotes';

/** The reason why a version of a remote could not be mounted, with the phase it failed in. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  constructor(
    readonly phase: Phase,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** Returns the error of code that could not be loaded. */
export const notLoaded = (cause?: unknown): RemoteError =>
  new RemoteError('load', 'Its code could not be loaded, or is not the published code.', { cause });

/** Returns `error` as a `RemoteError` of `phase`; one that already has a phase is returned as it is. */
export function toRemoteError(phase: Phase, error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  return new RemoteError(phase, error instanceof Error ? error.message : String(error), { cause: error });
}

/** Returns the error of code that was loaded and threw before anything was rendered. */
export function toStartupError(cause: unknown): RemoteError {
  const { message } = toRemoteError('mount', cause);
  return new RemoteError('mount', `It failed while starting: ${message}`, { cause });
}

/** Calls `work`. @throws {RemoteError} of `phase` in place of other errors. */
export async function withPhase<T>(phase: Phase, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toRemoteError(phase, error);
  }
}

/** Rejects with `onTimeout()` if `work` has not settled after `ms`. `work` is not aborted: the caller has to clean up. */
export function withTimeout<T>(ms: number, work: Promise<T>, onTimeout: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(onTimeout()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
