import { remoteDeclaration } from '@site-admin/contracts';
import * as v from 'valibot';

interface Declared {
  /** The manifest's text with its declaration only; unchanged if it is not JSON, so that the page can report it. */
  readonly declaration: string;
  /** Whether all that the remote has is for operators. */
  readonly isForOperators: boolean;
}

const { pages, navigation, extensions } = remoteDeclaration.entries;
const audiences = v.object({ pages, navigation, extensions });

function isForOperators(declaration: unknown): boolean {
  const parsed = v.safeParse(audiences, declaration);
  if (!parsed.success) return false;
  const parts = Object.values(parsed.output).flat();
  return parts.length > 0 && parts.every(({ audience }) => audience === 'operators');
}

function readDeclaration(text: string): Declared {
  try {
    const { declaration } = v.parse(v.object({ declaration: v.unknown() }), JSON.parse(text));
    return { declaration: JSON.stringify({ declaration }), isForOperators: isForOperators(declaration) };
  } catch {
    return { declaration: text, isForOperators: false };
  }
}

/** Returns what a manifest declares, by its address and text; each is parsed once. */
export function createDeclarationCache(): (manifestUrl: string, text: string) => Declared {
  const known = new Map<string, Declared & { readonly text: string }>();
  return (manifestUrl, text) => {
    const before = known.get(manifestUrl);
    if (before?.text === text) return before;
    const declared = { text, ...readDeclaration(text) };
    known.set(manifestUrl, declared);
    return declared;
  };
}
