import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { focusHeading } from '../section-header/focus-heading';
import { Notice } from '../notice/notice';

export interface LoadErrorProps {
  /** What failed to load. */
  readonly children: ReactNode;
  /** `is-warning` if the rest of the content is usable; `is-error` by default. */
  readonly status?: 'is-error' | 'is-warning' | undefined;
  /** Small, for use inside a card. */
  readonly isCompact?: boolean | undefined;
  readonly isRetrying?: boolean | undefined;
  /** Called by "Try again"; without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
}

/** An error in place of content that failed to load. When it unmounts, the focus moves from its button to the heading of the section. */
export function LoadError({ children, status = 'is-error', isCompact, isRetrying, onRetry }: LoadErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(element.ownerDocument.activeElement)) focusHeading(element);
    };
  }, []);
  const action = onRetry && { label: __('Try again', 'jetpack'), isBusy: isRetrying, onClick: onRetry };
  return (
    <div ref={box}>
      <Notice status={status} isCompact={isCompact} action={action}>
        {children}
      </Notice>
    </div>
  );
}
