import { RemoteProblem, within } from './problem';

/** One stylesheet of a remote, by absolute address. */
export interface StyleFile {
  readonly url: string;
  readonly integrity: string;
}

export interface Styles {
  /**
   * Puts the stylesheets of one mount on the page and waits until they apply. The answer takes them off again; a sheet
   * that another mount still needs stays until that one has gone too.
   *
   * @throws {RemoteProblem} of phase `load` when one is missing, late or not the published one; then none of them stays.
   */
  add(owner: { remote: string; version: string }, files: readonly StyleFile[]): Promise<() => void>;
}

interface Sheet {
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
  link.dataset['remote'] = owner.remote;
  link.dataset['version'] = owner.version;
  return link;
}

/** The remotes' stylesheets of one document. */
export function createStyles(document: Document, timeout: number): Styles {
  const sheets = new Map<string, Sheet>();

  function hold(owner: { remote: string; version: string }, file: StyleFile): Sheet {
    const present = sheets.get(file.url);
    if (present) {
      present.holders += 1;
      return present;
    }
    const link = createLink(document, owner, file);
    const problem = () => new RemoteProblem('load', `Its stylesheet ${new URL(file.url).pathname} did not come as published.`);
    const loading = new Promise<void>((resolve, reject) => {
      link.onload = () => resolve();
      link.onerror = () => reject(problem());
    });
    const sheet = { link, applied: within(timeout, loading, problem), holders: 1 };
    sheets.set(file.url, sheet);
    document.head.append(link);
    return sheet;
  }

  function release(url: string, sheet: Sheet): void {
    sheet.holders -= 1;
    if (sheet.holders > 0) return;
    sheet.link.remove();
    if (sheets.get(url) === sheet) sheets.delete(url);
  }

  return {
    async add(owner, files) {
      const held = files.map((file) => ({ url: file.url, sheet: hold(owner, file) }));
      let isHeld = true;
      const remove = () => {
        if (isHeld) held.forEach(({ url, sheet }) => release(url, sheet));
        isHeld = false;
      };
      try {
        await Promise.all(held.map(({ sheet }) => sheet.applied));
      } catch (error) {
        remove();
        throw error;
      }
      return remove;
    },
  };
}
