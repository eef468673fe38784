import type { Catalogue } from './registry/catalog';
import { warmWhenIdle } from './loading/idle';
import type { Loader } from './loading/loader';
import type { InAudience } from '../page/services/remotes';
import { createWarmer, type Urgency } from './loading/prefetch';
import { watchRegistry, type RegistryAnswer } from './registry/registry-polling';

export interface SettlingDeps {
  readonly window: Window;
  readonly catalogue: Catalogue;
  readonly loader: Pick<Loader, 'check'>;
  readonly inAudience: InAudience;
  readonly isOpen: (name: string) => boolean;
  readonly pollSeconds: number;
  readonly getRegistry: (headers: Record<string, string>) => Promise<Response>;
  readonly onAnswer: (answer: RegistryAnswer) => void;
  readonly onLooked: () => void;
}

export interface Settling {
  /** Fetches a remote's files, for they will be wanted in a moment. */
  warm(name: string): void;
  /** The first screen is ready: fetch the others when idle, and look after the registry. Once. */
  settle(): void;
  close(): void;
}

/** What the page does beside the screen, and never before the first one is ready. */
export function createSettling(deps: SettlingDeps): Settling {
  const { window, catalogue, loader, inAudience, isOpen } = deps;
  const warmer = createWarmer(window);
  const ends: (() => void)[] = [];

  async function warm(name: string, urgency: Urgency): Promise<void> {
    const attempt = catalogue.attemptFor(name);
    if (!attempt || warmer.isSparing() || attempt.address !== undefined) return;
    // A version that does not pass is not worth fetching; it is reported when it is really wanted.
    const checked = await loader.check(name, attempt).catch(() => undefined);
    if (checked) warmer.warm(checked, urgency);
  }

  /** Those whose screens this person may open. */
  const forThem = () =>
    catalogue.known.current
      .filter(
        ({ status, declaration }) => status !== 'disabled' && declaration?.pages.some(({ audience }) => inAudience(audience)),
      )
      .map(({ name }) => name);

  return {
    warm: (name) => void warm(name, 'soon'),
    settle() {
      if (ends.length > 0) return;
      const names = forThem().filter((name) => !isOpen(name));
      ends.push(
        warmWhenIdle(window, names, (name) => warm(name, 'sometime')),
        watchRegistry({
          window,
          pollSeconds: deps.pollSeconds,
          random: Math.random,
          get: deps.getRegistry,
          onAnswer: deps.onAnswer,
          onLooked: deps.onLooked,
        }),
      );
    },
    close: () => ends.splice(0).forEach((end) => end()),
  };
}
