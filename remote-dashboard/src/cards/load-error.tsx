import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { Button } from '@site-admin/ui';
import styles from './load-error.module.css';

export interface LoadErrorProps {
  /** Text of the error. */
  readonly children: ReactNode;
  readonly isRetrying?: boolean;
  /** Without it there is no "Try again". */
  readonly onRetry?: (() => void) | undefined;
}

/** Shown in place of content that failed to load. When it disappears, the focus moves from its button to the heading above. */
export function LoadError({ children, isRetrying = false, onRetry }: LoadErrorProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === null || element !== element.ownerDocument.activeElement) return;
      const heading = element.closest('section')?.querySelector<HTMLElement>('h2, h3');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    };
  }, []);
  return (
    <div className={styles.error}>
      <p>{children}</p>
      {onRetry && (
        <Button ref={button} busy={isRetrying} onClick={onRetry}>
          {__('Try again', 'jetpack')}
        </Button>
      )}
    </div>
  );
}
