import type { ReactNode } from 'react';
import { Link } from '../link/link';

/** Why something is unavailable, and the link to the remedy. */
export interface UnavailableNoteProps {
  readonly text: string;
  /** Phrasing content after the text, such as a price. */
  readonly detail?: ReactNode;
  readonly action?: { readonly label: string; readonly href: string } | undefined;
}

/** Displays the reason and its action. Phrasing content, for use in a paragraph or a hint. */
export function UnavailableNote({ text, detail, action }: UnavailableNoteProps) {
  return (
    <span>
      {text} {detail}
      {detail !== undefined && ' '}
      {action && <Link href={action.href}>{action.label}</Link>}
    </span>
  );
}
