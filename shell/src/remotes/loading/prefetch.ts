import { assetsOf } from './assets';
import type { CheckedManifest } from '../registry/manifest';

interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    /** Not every browser says. */
    readonly connection?: Network;
  }
}

/** `soon`: wanted within moments (its tab is being pointed at). `sometime`: nothing else is to do. */
export type Urgency = 'soon' | 'sometime';

export interface Warmer {
  warm(checked: CheckedManifest, urgency: Urgency): void;
  /** True where fetching ahead would cost the person: they save data, or the line is slow. */
  isSparing(): boolean;
}

/** Fetches files ahead of need, each address once, with their hashes. Runs nothing. */
export function createWarmer({ document, navigator }: Window): Warmer {
  const asked = new Set<string>();

  function add(url: string, integrity: string, as: 'script' | 'style', urgency: Urgency): void {
    const key = `${urgency} ${url}`;
    if (asked.has(key)) return;
    asked.add(key);
    const link = document.createElement('link');
    // A prefetch waits in the cache; a preload that is not used within seconds is complained about by browsers.
    link.rel = urgency === 'soon' ? 'preload' : 'prefetch';
    link.as = as;
    link.href = url;
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    document.head.append(link);
  }

  return {
    warm(checked, urgency) {
      const { scripts, styles } = assetsOf(checked);
      scripts.forEach(({ url, integrity }) => add(url, integrity, 'script', urgency));
      styles.forEach(({ url, integrity }) => add(url, integrity, 'style', urgency));
    },
    isSparing: () => navigator.connection?.saveData === true || /2g/.test(navigator.connection?.effectiveType ?? ''),
  };
}
