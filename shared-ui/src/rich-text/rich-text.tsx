import { Fragment, type ReactNode } from 'react';

/** Render functions by tag name. */
export type TextParts = Readonly<Record<string, (content: string) => ReactNode>>;

/**
 * A translated text with elements. One text for translators: tags can be moved. Tags do not nest; a tag without a render function
 * renders its content.
 *
 * @example <RichText text={__('<link>Activate</link> to be safe.', 'jetpack')} parts={{ link: (label) => <a>{label}</a> }} />
 */
export function RichText({ text, parts }: { readonly text: string; readonly parts: TextParts }) {
  // Splitting by a pattern with two groups yields: text, name, content, text, name, content, …
  const pieces = text.split(/<([a-z]+)>(.*?)<\/\1>/);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const part = index % 3 === 2 ? parts[pieces[index - 1] ?? ''] : undefined;
    return <Fragment key={index}>{part ? part(piece) : piece}</Fragment>;
  });
}
