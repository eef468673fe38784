import { useLayoutEffect, useRef } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { Button } from '@site-admin/ui';

export interface RetryButtonProps {
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
}

/** "Try again" below an error. When the error makes room for its content, the focus moves from the button to the heading above. */
export function RetryButton({ isRetrying = false, onRetry }: RetryButtonProps) {
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
    <Button ref={button} busy={isRetrying} onClick={onRetry}>
      {__('Try again', 'jetpack')}
    </Button>
  );
}
