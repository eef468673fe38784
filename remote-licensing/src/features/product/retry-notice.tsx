import { __ } from '@site-admin/runtime/i18n';
import { Notice } from '@site-admin/ui';
import type { Retry } from './use-product-data';

export interface RetryNoticeProps {
  /** An error prevents a purchase here; a warning only means that something is missing. */
  readonly status: 'is-error' | 'is-warning';
  readonly text: string;
  readonly retry: Retry;
}

/** A failed request, with a button to repeat it. */
export function RetryNotice({ status, text, retry: { isBusy, run } }: RetryNoticeProps) {
  return <Notice isCompact status={status} text={text} action={{ label: __('Try again', 'jetpack'), isBusy, onClick: run }} />;
}
