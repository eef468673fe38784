/** A file of a remote that failed to load. */
export interface BrokenFile {
  /** Absolute URL. */
  readonly url: string;
  readonly integrity: string;
}

export interface BrokenFilesDeps {
  readonly window: Window & { readonly fetch: typeof fetch };
  /** True for a URL in the folder of a remote. */
  readonly isRemoteFile: (url: string) => boolean;
  readonly onBroken: (file: BrokenFile) => void;
}

function toFile(target: EventTarget | null): BrokenFile | undefined {
  if (target instanceof HTMLScriptElement) return { url: target.src, integrity: target.integrity };
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') return { url: target.href, integrity: target.integrity };
  return undefined;
}

/**
 * Calls `onBroken` for missing or modified files that remotes load later. Each is fetched once more, so that a network error does not
 * count as a broken file.
 *
 * @returns A function that stops it.
 */
export function watchBrokenFiles({ window, isRemoteFile, onBroken }: BrokenFilesDeps): () => void {
  const checked = new Set<string>();

  async function check(file: BrokenFile): Promise<void> {
    const { url, integrity } = file;
    const isIntact = await window.fetch(url, { integrity, cache: 'reload', credentials: 'omit' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isIntact) onBroken(file);
  }
  const onError = ({ target }: Event) => {
    const file = toFile(target);
    if (!file || checked.has(file.url) || !isRemoteFile(file.url)) return;
    checked.add(file.url);
    void check(file);
  };
  // Error events of elements do not bubble.
  window.addEventListener('error', onError, true);
  return () => window.removeEventListener('error', onError, true);
}
