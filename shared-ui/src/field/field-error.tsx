import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Returns whether there is an error to show. */
export const hasError = (error: ReactNode): boolean => error !== undefined && error !== null && error !== false && error !== '';

/** The validation error of a field; announced. Phrasing content. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!hasError(children)) return null;
  return (
    <span id={id} role="alert" className={styles.error}>
      {children}
    </span>
  );
}
