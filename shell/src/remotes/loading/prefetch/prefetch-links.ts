import type { CheckedManifest } from '../../registry/manifest';
import { getAssets } from '../assets';

interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    /** Not supported by every browser. */
    readonly connection?: Network;
  }
}

/** `soon`: likely to be needed next, as its tab is hovered or focused. `later`: possibly. */
export type Urgency = 'soon' | 'later';

export interface PrefetchLinks {
  add(checked: CheckedManifest, urgency: Urgency): void;
  /** Returns whether the user saves data, or the connection is slow. */
  isSavingData(): boolean;
}

/** Adds preload and prefetch links for the files of a version, with their hashes, once per file. Runs no code. */
export function createPrefetchLinks({ document, navigator }: Window): PrefetchLinks {
  const added = new Set<string>();

  function add(url: string, integrity: string, as: 'script' | 'style', urgency: Urgency): void {
    const key = `${urgency} ${url}`;
    if (added.has(key)) return;
    added.add(key);
    const link = document.createElement('link');
    // Browsers warn of a preload that is not used within seconds; a prefetch stays in the cache.
    link.rel = urgency === 'soon' ? 'preload' : 'prefetch';
    link.as = as;
    link.href = url;
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    document.head.append(link);
  }

  return {
    add(checked, urgency) {
      const { scripts, styles } = getAssets(checked);
      scripts.forEach(({ url, integrity }) => add(url, integrity, 'script', urgency));
      styles.forEach(({ url, integrity }) => add(url, integrity, 'style', urgency));
    },
    isSavingData: () => navigator.connection?.saveData === true || /2g/.test(navigator.connection?.effectiveType ?? ''),
  };
}
