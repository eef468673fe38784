import { Link } from '../link/link';

/** Why something is unavailable, and the link to the remedy. */
export interface UnavailableNoteProps {
  readonly text: string;
  readonly action?: { readonly label: string; readonly href: string } | undefined;
}

/** Displays the reason and its action. Phrasing content, for use in a paragraph or a hint. */
export function UnavailableNote({ text, action }: UnavailableNoteProps) {
  return (
    <span>
      {text} {action && <Link href={action.href}>{action.label}</Link>}
    </span>
  );
}
