import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './check-list.module.css';

export interface CheckListProps {
  /** Texts, or elements with an id. */
  readonly items: readonly (string | { readonly id: string; readonly content: ReactNode })[];
  /** Larger text, for use as the body of a screen. */
  readonly isLarge?: boolean | undefined;
}

/** A list of benefits, each with a check mark. Repeated items are shown once. */
export function CheckList({ items, isLarge = false }: CheckListProps) {
  const contents = new Map(items.map((item) => (typeof item === 'string' ? [item, item] : [item.id, item.content])));
  return (
    <ul className={classNames(styles.list, isLarge && styles.large)}>
      {[...contents].map(([id, content]) => (
        <li key={id} className={styles.item}>
          <Icon name="check" className={styles.check} />
          <span>{content}</span>
        </li>
      ))}
    </ul>
  );
}
