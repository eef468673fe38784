import type { PageDeclaration } from '@site-admin/contracts';
import type { KnownRemote } from '../remotes/types';

/** A page of a remote, as its remote.json declares it. */
export interface OwnedPage {
  readonly remote: string;
  readonly page: PageDeclaration;
}

/** Whether a declared path (`/my-plan`, `/product/:slug`, `/recommendations/*`) takes a path of the address. */
export function takesPath(declared: string, path: string): boolean {
  const wanted = declared.split('/');
  const given = path.split('/');
  const isOpen = wanted.at(-1) === '*';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''));
}

/** Longer and without placeholders first: `/product/backup` before `/product/:slug` before `/product/*`. */
const exactness = (path: string) => path.replace(/:[^/]+/g, '').length - (path.endsWith('*') ? 2 : 0);

/** The remote that owns a path, by what the manifests declare; the most exact declaration wins. */
export function ownerOf(path: string, known: readonly KnownRemote[]): OwnedPage | undefined {
  return known
    .flatMap(({ name, declaration }) => (declaration?.pages ?? []).map((page) => ({ remote: name, page })))
    .filter(({ page }) => takesPath(page.path, path))
    .sort((one, other) => exactness(other.page.path) - exactness(one.page.path))[0];
}
