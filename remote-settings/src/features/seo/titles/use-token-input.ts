import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { getTokenLabels } from '../seo.texts';
import type { TitleToken } from './title-format';
import { findTypedToken, insertToken, matchTokens, type TypedToken } from './token-completion';

export interface TokenInputOptions {
  readonly tokens: readonly TitleToken[];
  readonly onChange: (text: string) => void;
}

export interface TokenInput {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** The tokens that match what is typed after a bracket; empty otherwise. */
  readonly suggestions: readonly TitleToken[];
  readonly active: number;
  readonly change: (text: string) => void;
  /** Inserts a token in place of what is typed. */
  readonly choose: (token: TitleToken) => void;
  /** Inserts a token at the caret, or in place of the selection. The same function as long as `onChange` is. */
  readonly insert: (token: TitleToken) => void;
  /** Returns whether the key was used for the suggestions. */
  readonly handleKey: (key: string) => boolean;
  readonly close: () => void;
}

/** Completes tokens in a text field, and inserts them at its caret. */
export function useTokenInput({ tokens, onChange }: TokenInputOptions): TokenInput {
  const ref = useRef<HTMLInputElement>(null);
  const nextCaret = useRef<number>(undefined);
  const [typed, setTyped] = useState<TypedToken>();
  const [selected, setSelected] = useState(0);
  const suggestions = typed ? matchTokens(tokens, getTokenLabels(), typed.text) : [];

  // A controlled field moves the caret to its end when a token is inserted.
  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return;
    ref.current?.focus();
    ref.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = undefined;
  });

  const open = useCallback((next: TypedToken | undefined) => {
    setTyped(next);
    setSelected(0);
  }, []);
  const replace = useCallback(
    (token: TitleToken, typedStart?: number) => {
      const { value: text = '', selectionStart, selectionEnd } = ref.current ?? {};
      const start = typedStart ?? selectionStart ?? text.length;
      const result = insertToken(text, token, start, selectionEnd ?? text.length);
      nextCaret.current = result.caret;
      open(undefined);
      onChange(result.text);
    },
    [open, onChange],
  );
  const choose = (token: TitleToken) => replace(token, typed?.start);
  const insert = useCallback((token: TitleToken) => replace(token), [replace]);
  const handleKey = (key: string): boolean => {
    const token = suggestions[selected];
    if (token === undefined) return false;
    if (key === 'ArrowDown') setSelected((selected + 1) % suggestions.length);
    else if (key === 'ArrowUp') setSelected((selected - 1 + suggestions.length) % suggestions.length);
    else if (key === 'Enter') choose(token);
    else if (key === 'Escape') open(undefined);
    return ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].includes(key);
  };
  return {
    ref,
    suggestions,
    active: selected,
    change: (next) => {
      open(findTypedToken(next, ref.current?.selectionStart ?? next.length));
      onChange(next);
    },
    choose,
    insert,
    handleKey,
    close: () => open(undefined),
  };
}
