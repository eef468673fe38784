import type { ReactNode } from 'react';
import styles from './section-header.module.css';

export interface SectionHeaderProps {
  readonly title: ReactNode;
  readonly titleId?: string | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
  /** Content at the end of the row, such as a link or tabs. */
  readonly children?: ReactNode;
}

/** The heading of a group of cards. */
export function SectionHeader({ title, titleId, level = 2, children }: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.header}>
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      {children !== undefined && <div className={styles.extra}>{children}</div>}
    </div>
  );
}
