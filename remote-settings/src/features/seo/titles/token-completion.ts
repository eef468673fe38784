/** A token that is being typed: its text from the bracket at `start` to the caret. */
export interface TypedToken {
  readonly start: number;
  readonly text: string;
}

/** Returns the token that is being typed in front of the caret. */
export function findTypedToken(text: string, caret: number): TypedToken | undefined {
  const start = text.lastIndexOf('[', caret - 1);
  if (caret === 0 || start < 0) return undefined;
  const typed = text.slice(start + 1, caret);
  return /^[\p{L}_ ]*$/u.test(typed) ? { start, text: typed.toLowerCase() } : undefined;
}

/** Returns the tokens that match what was typed, by name or label. */
export const matchTokens = <Token extends string>(
  tokens: readonly Token[],
  labels: Readonly<Record<Token, string>>,
  typed: string,
): Token[] => tokens.filter((token) => token.startsWith(typed) || labels[token].toLowerCase().startsWith(typed));

/** Replaces the text from `start` to `end` by a token. */
export function insertToken(
  text: string,
  token: string,
  start: number,
  end: number,
): { readonly text: string; readonly caret: number } {
  // A bracket that was typed after the caret belongs to the token.
  const rest = text.slice(end).replace(/^\]/, '');
  const inserted = `${text.slice(0, start)}[${token}]`;
  return { text: inserted + rest, caret: inserted.length };
}
