import { RemoteProblem, within } from './remote-error';

/** One stylesheet of a remote, by absolute address. */
export interface StyleFile {
  readonly url: string;
  readonly integrity: string;
}

/** The stylesheets of the remotes. */
export interface Styles {
  /**
   * Puts the stylesheets of one mount on the page and waits until they apply. The answer takes them off again; a sheet
   * that another mount still needs stays until that one has gone too. What was taken off is kept without effect until another version
   * of its remote comes: to read it again would hold up the way back by a request, a parse and a frame.
   *
   * @throws {RemoteProblem} of phase `load` when one is missing, late or not the published one; then none of them stays.
   */
  add(owner: { remote: string; version: string }, files: readonly StyleFile[]): Promise<() => void>;
}

interface Sheet {
  readonly remote: string;
  readonly link: HTMLLinkElement;
  readonly applied: Promise<void>;
  holders: number;
}

function createLink(
  document: Document,
  owner: { remote: string; version: string },
  { url, integrity }: StyleFile,
): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  wear(link, owner);
  return link;
}

/** In effect, under its owner's name. */
function wear(link: HTMLLinkElement, { remote, version }: { remote: string; version: string }): void {
  link.removeAttribute('media');
  link.dataset['remote'] = remote;
  link.dataset['version'] = version;
}

/** Without effect, and nobody's, but read. */
function putAway(link: HTMLLinkElement): void {
  link.media = 'not all';
  delete link.dataset['remote'];
  delete link.dataset['version'];
}

/** The remotes' stylesheets of one document. */
export function createStyles(document: Document, timeout: number): Styles {
  const sheets = new Map<string, Sheet>();

  function hold(owner: { remote: string; version: string }, file: StyleFile): Sheet {
    const present = sheets.get(file.url);
    if (present) {
      if (present.holders === 0) wear(present.link, owner);
      present.holders += 1;
      return present;
    }
    dropOthers(owner.remote, file.url);
    const link = createLink(document, owner, file);
    const problem = () => new RemoteProblem('load', `Its stylesheet ${new URL(file.url).pathname} did not come as published.`);
    const loading = new Promise<void>((resolve, reject) => {
      link.onload = () => resolve();
      link.onerror = () => reject(problem());
    });
    const sheet = { remote: owner.remote, link, applied: within(timeout, loading, problem), holders: 1 };
    sheets.set(file.url, sheet);
    document.head.append(link);
    return sheet;
  }

  /** Takes away for good what other versions of a remote left. */
  function dropOthers(remote: string, url: string): void {
    for (const [other, sheet] of sheets) if (sheet.remote === remote && sheet.holders === 0 && other !== url) drop(other, sheet);
  }

  function drop(url: string, sheet: Sheet): void {
    sheet.link.remove();
    if (sheets.get(url) === sheet) sheets.delete(url);
  }

  function release(url: string, sheet: Sheet, isGood: boolean): void {
    sheet.holders -= 1;
    if (sheet.holders > 0) return;
    if (isGood) putAway(sheet.link);
    else drop(url, sheet);
  }

  return {
    async add(owner, files) {
      const held = files.map((file) => ({ url: file.url, sheet: hold(owner, file) }));
      let isHeld = true;
      const remove = (isGood: boolean) => {
        if (isHeld) held.forEach(({ url, sheet }) => release(url, sheet, isGood));
        isHeld = false;
      };
      try {
        await Promise.all(held.map(({ sheet }) => sheet.applied));
      } catch (error) {
        remove(false);
        throw error;
      }
      return () => remove(true);
    },
  };
}
