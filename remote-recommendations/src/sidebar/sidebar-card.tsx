import { useId, type ReactNode } from 'react';
import { CheckList } from '@site-admin/ui';
import styles from './sidebar.module.css';

export interface SidebarCardProps {
  readonly title: ReactNode;
  readonly description?: string;
  readonly features?: readonly string[];
  readonly children: ReactNode;
}

/** The layout of the cards in the sidebar: title, description, features, and actions. */
export function SidebarCard({ title, description, features = [], children }: SidebarCardProps) {
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {description !== undefined && <p>{description}</p>}
      {features.length > 0 && <CheckList items={features} />}
      {children}
    </article>
  );
}
