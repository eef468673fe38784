import { getTokenLabels } from '../seo.texts';
import type { TitleToken } from './title-format';
import styles from './titles.module.css';

export interface TokenListProps {
  readonly id: string;
  readonly label: string;
  readonly tokens: readonly TitleToken[];
  /** Index of the token that Enter inserts. */
  readonly active: number;
  readonly onChoose: (token: TitleToken) => void;
}

/** The tokens that match what is typed. The focus stays in the field. */
export function TokenList({ id, label, tokens, active, onChoose }: TokenListProps) {
  const labels = getTokenLabels();
  return (
    <div className={styles.anchor}>
      <ul id={id} role="listbox" aria-label={label} className={styles.list}>
        {tokens.map((token, index) => (
          <li
            key={token}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onPointerDown={(event) => {
              // Keeps the focus in the field.
              event.preventDefault();
              onChoose(token);
            }}
          >
            {labels[token]} <code>[{token}]</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
