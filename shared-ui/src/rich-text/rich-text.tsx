import { Fragment, type ReactNode } from 'react';

/** Render functions of the marked parts of a text, by the name of the mark. */
export type TextParts = Readonly<Record<string, (content: string) => ReactNode>>;

/**
 * A translated text with elements in it: one text for translators, who may move the marks. Marks do not nest; a mark without a part
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
