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

/** A list of benefits, each with a check mark. */
export function CheckList({ items, isLarge = false }: CheckListProps) {
  return (
    <ul className={classNames(styles.list, isLarge && styles.large)}>
      {items.map((item) => {
        const { id, content } = typeof item === 'string' ? { id: item, content: item } : item;
        return (
          <li key={id} className={styles.item}>
            <Icon name="check" className={styles.check} />
            <span>{content}</span>
          </li>
        );
      })}
    </ul>
  );
}
