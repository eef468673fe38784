import { Link } from '../link/link';

/** Why something cannot be used, and the link that helps. */
export interface UnavailableNoteProps {
  readonly text: string;
  readonly action?: { readonly label: string; readonly href: string } | undefined;
}

/** Displays the reason in plain sight, with its action behind it. Phrasing content, for use in a paragraph or a hint. */
export function UnavailableNote({ text, action }: UnavailableNoteProps) {
  return (
    <span>
      {text} {action && <Link href={action.href}>{action.label}</Link>}
    </span>
  );
}
