import type { RemoteFile } from '@site-admin/contracts';

/** Adds preload links for the files a remote needs to mount, with their hashes. */
export function preload(folder: string, files: readonly RemoteFile[]): void {
  for (const { name, kind, role, integrity } of files) {
    if (role === 'async' || kind === 'asset') continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = kind;
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    // The shell's own code runs first, so it is loaded first.
    if (kind === 'script') link.fetchPriority = 'low';
    link.href = folder + name;
    document.head.append(link);
  }
}
