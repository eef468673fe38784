import { Button } from '@site-admin/ui';
import type { Attention } from './attention';
import styles from './overview.module.css';

interface AttentionListProps {
  readonly attention: readonly Attention[];
  readonly getTitleId: (remote: string) => string;
}

/** The remotes that need attention, each with a link to its card. */
export function AttentionList({ attention, getTitleId }: AttentionListProps) {
  return (
    <ul className={styles.attention}>
      {attention.map(({ remote: { name, title }, reasons }, at) => (
        <li key={at}>
          <Button variant="link" onClick={() => goTo(getTitleId(name))}>
            {title}
          </Button>
          {`: ${reasons.join('; ')}`}
        </li>
      ))}
    </ul>
  );
}

/** Moves to a card: an address with its id would leave the page. */
function goTo(titleId: string): void {
  const title = document.getElementById(titleId);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}
