import { createContext, use, type ReactNode } from 'react';
import { toExpression } from './find';
import styles from './marked.module.css';

/** The term that is searched for, '' without a search. */
export const SearchTerm = createContext('');

/** Splits a text by a term: the parts with odd indices are the matches. */
export function splitByTerm(text: string, term: string): string[] {
  if (term === '') return [text];
  const parts: string[] = [];
  let end = 0;
  for (const { index, 0: match } of text.matchAll(toExpression(term))) {
    parts.push(text.slice(end, index), match);
    end = index + match.length;
  }
  return [...parts, text.slice(end)];
}

/** Stated, so that accessible names have no space after a match where no stylesheet is loaded. */
const inline = { display: 'inline' } as const;

/** Returns a text with its matches of the search term marked; the text itself without any. */
export function useMarked(text: string): ReactNode {
  const parts = splitByTerm(text, use(SearchTerm));
  if (parts.length === 1) return text;
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <mark key={index} className={styles.mark} style={inline}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </>
  );
}

/** A text with its matches of the search term marked. */
export const Marked = ({ text }: { readonly text: string }) => useMarked(text);
