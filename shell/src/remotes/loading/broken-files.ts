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
 * Calls `onBroken` for missing or modified files that remotes load later. Each is fetched again, so that a network error does not count
 * as a broken file.
 *
 * @returns A function that stops it.
 */
export function watchBrokenFiles({ window, isRemoteFile, onBroken }: BrokenFilesDeps): () => void {
  const checking = new Set<string>();
  const fetchFile = (url: string, init?: RequestInit) =>
    window.fetch(url, { ...init, cache: 'reload', credentials: 'omit' }).catch(() => undefined);

  async function check(file: BrokenFile): Promise<void> {
    const { url, integrity } = file;
    const intact = await fetchFile(url, { integrity });
    // The fetch of a modified file fails like one without a network, unless it is without the hash.
    const response = intact ?? (await fetchFile(url));
    checking.delete(url);
    if (response && !intact?.ok) onBroken(file);
  }
  const onError = ({ target }: Event) => {
    const file = toFile(target);
    if (!file || checking.has(file.url) || !isRemoteFile(file.url)) return;
    checking.add(file.url);
    void check(file);
  };
  // Error events of elements do not bubble.
  window.addEventListener('error', onError, true);
  return () => window.removeEventListener('error', onError, true);
}
