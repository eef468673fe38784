import { RemoteError, withTimeout } from './remote-error';

/** A stylesheet of a remote, by absolute URL. */
export interface StyleFile {
  readonly url: string;
  readonly integrity: string;
}

/** The version of a remote that stylesheets belong to. */
interface Owner {
  readonly remote: string;
  readonly version: string;
}

/** The stylesheets of the remotes. */
export interface Styles {
  /**
   * Adds the stylesheets of one mount; resolves once they apply, with a function that removes them. Stylesheets of other mounts stay.
   * A removed one is kept disabled until another version of its remote is loaded, so that adding it again needs no request.
   *
   * @throws {RemoteError} of phase `load` if one is missing, late or not the published one; then all of them are removed.
   */
  add(owner: Owner, files: readonly StyleFile[]): Promise<() => void>;
}

interface Sheet {
  readonly remote: string;
  readonly link: HTMLLinkElement;
  readonly applied: Promise<void>;
  users: number;
}

function createLink(document: Document, owner: Owner, { url, integrity }: StyleFile): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  enable(link, owner);
  return link;
}

/** Applies a stylesheet, marked with its owner. */
function enable(link: HTMLLinkElement, { remote, version }: Owner): void {
  link.removeAttribute('media');
  link.dataset['remote'] = remote;
  link.dataset['version'] = version;
}

/** Disables a stylesheet without unloading it. */
function disable(link: HTMLLinkElement): void {
  link.media = 'not all';
  delete link.dataset['remote'];
  delete link.dataset['version'];
}

/** Adds a stylesheet to the document, with one user. */
function loadSheet(document: Document, owner: Owner, file: StyleFile, timeout: number): Sheet {
  const link = createLink(document, owner, file);
  const notLoaded = () =>
    new RemoteError('load', `Its stylesheet ${new URL(file.url).pathname} could not be loaded as published.`);
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(notLoaded());
  });
  document.head.append(link);
  return { remote: owner.remote, link, applied: withTimeout(timeout, loading, notLoaded), users: 1 };
}

/** Creates the shared stylesheets of a document, by URL, with counts of their users. */
function createSheets(document: Document, timeout: number) {
  const sheets = new Map<string, Sheet>();

  function remove(url: string, sheet: Sheet): void {
    sheet.link.remove();
    if (sheets.get(url) === sheet) sheets.delete(url);
  }

  /** Removes the disabled stylesheets of other versions of a remote. */
  function removeOthers(remote: string, url: string): void {
    for (const [other, sheet] of sheets) if (sheet.remote === remote && sheet.users === 0 && other !== url) remove(other, sheet);
  }

  return {
    acquire(owner: Owner, file: StyleFile): Sheet {
      const existing = sheets.get(file.url);
      if (existing) {
        if (existing.users === 0) enable(existing.link, owner);
        existing.users += 1;
        return existing;
      }
      removeOthers(owner.remote, file.url);
      const sheet = loadSheet(document, owner, file, timeout);
      sheets.set(file.url, sheet);
      return sheet;
    },
    /** @param isUsable False for a stylesheet that failed to load, which is not kept. */
    release(url: string, sheet: Sheet, isUsable: boolean): void {
      sheet.users -= 1;
      if (sheet.users > 0) return;
      if (isUsable) disable(sheet.link);
      else remove(url, sheet);
    },
  };
}

/** Creates the stylesheets of the remotes, in one document. */
export function createStyles(document: Document, timeout: number): Styles {
  const sheets = createSheets(document, timeout);
  return {
    async add(owner, files) {
      const acquired = files.map((file) => ({ url: file.url, sheet: sheets.acquire(owner, file) }));
      let isRemoved = false;
      const remove = (isUsable: boolean) => {
        if (!isRemoved) acquired.forEach(({ url, sheet }) => sheets.release(url, sheet, isUsable));
        isRemoved = true;
      };
      try {
        await Promise.all(acquired.map(({ sheet }) => sheet.applied));
      } catch (error) {
        remove(false);
        throw error;
      }
      return () => remove(true);
    },
  };
}
