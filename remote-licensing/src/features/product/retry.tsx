import { __ } from '@site-admin/runtime/i18n';
import { Notice } from '@site-admin/ui';
import type { Again } from './use-sales';

export interface RetryProps {
  /** Without it nothing can be bought here; otherwise something is merely missing. */
  readonly isError: boolean;
  readonly text: string;
  readonly again: Again;
}

/** Says what could not be loaded, and asks again. */
export function Retry({ isError, text, again: { isBusy, ask } }: RetryProps) {
  return (
    <Notice
      isCompact
      status={isError ? 'is-error' : 'is-warning'}
      text={text}
      action={{ label: __('Try again', 'jetpack'), isBusy, onClick: ask }}
    />
  );
}
