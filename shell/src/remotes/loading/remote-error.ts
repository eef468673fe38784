import type { Phase } from '../../page/services/remotes';

/** Why a version of a remote could not be shown, and how far it came. */
export class RemoteProblem extends Error {
  override name = 'RemoteProblem';
  constructor(
    readonly phase: Phase,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** Names the phase of whatever was thrown in it; what already names one keeps it. */
export function problemIn(phase: Phase, error: unknown): RemoteProblem {
  if (error instanceof RemoteProblem) return error;
  return new RemoteProblem(phase, error instanceof Error ? error.message : String(error), { cause: error });
}

/** The code of a version is here, and threw before anything of it was shown. */
export function failedAtStart(cause: unknown): RemoteProblem {
  const { message } = problemIn('mount', cause);
  return new RemoteProblem('mount', `It failed while starting: ${message}`, { cause });
}

/** Runs one phase, so that its failures say where they happened. */
export async function during<T>(phase: Phase, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw problemIn(phase, error);
  }
}

/** Rejects with `late` when `work` has not settled after `ms`. What it does later is the caller's to undo. */
export function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
