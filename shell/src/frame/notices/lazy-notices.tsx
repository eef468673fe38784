import { useLazyComponent, type LazyComponent } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useHolding } from '../../page/use-holding';
import { AnnouncedNotice } from './announced-notice';

export interface LazyNoticesProps {
  readonly part: LazyComponent<object>;
  readonly isWanted: boolean;
  /** Shown with a retry button if the chunk cannot be loaded. */
  readonly failedText: string;
}

/** Notices in a chunk of their own, loaded if there may be any. The first render of the page waits for them. */
export function LazyNotices({ part, isWanted, failedText }: LazyNoticesProps) {
  const isHolding = useHolding(isWanted);
  const state = useLazyComponent(part, isWanted);
  if (!isWanted) return null;
  if (state.status === 'loading') return <div data-loading data-holding={isHolding || undefined} hidden />;
  if (state.status === 'ready') return <state.Component />;
  return (
    <AnnouncedNotice status="is-warning" text={failedText} action={{ label: __('Try again', 'jetpack'), onClick: state.retry }} />
  );
}
