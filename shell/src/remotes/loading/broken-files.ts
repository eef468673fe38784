/** A file of a remote that was to be loaded and was not. */
export interface BrokenFile {
  /** Absolute. */
  readonly url: string;
  readonly integrity: string;
}

export interface BrokenFilesDeps {
  readonly window: Window & { readonly fetch: typeof fetch };
  /** True for an address in a remote's folder. */
  readonly isOurs: (url: string) => boolean;
  readonly onBroken: (file: BrokenFile) => void;
}

function fileOf(target: EventTarget | null): BrokenFile | undefined {
  if (target instanceof HTMLScriptElement) return { url: target.src, integrity: target.integrity };
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') return { url: target.href, integrity: target.integrity };
  return undefined;
}

/**
 * Notices files that remotes load later by themselves and that do not come as published. A second look tells a network
 * that stumbled from a file that is gone or was tampered with; only the latter is reported. Answers how to stop.
 */
export function watchBrokenFiles({ window, isOurs, onBroken }: BrokenFilesDeps): () => void {
  const seen = new Set<string>();

  async function lookAgain(file: BrokenFile): Promise<void> {
    const { url, integrity } = file;
    const isWhole = await window.fetch(url, { integrity, cache: 'reload', credentials: 'omit' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isWhole) onBroken(file);
  }
  // Such events do not bubble; only capturing sees them.
  const onError = ({ target }: Event) => {
    const file = fileOf(target);
    if (!file || seen.has(file.url) || !isOurs(file.url)) return;
    seen.add(file.url);
    void lookAgain(file);
  };
  window.addEventListener('error', onError, true);
  return () => window.removeEventListener('error', onError, true);
}
