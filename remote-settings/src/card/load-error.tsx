import type { RequestError } from '@site-admin/contracts';
import { getErrorText } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Notice } from '@site-admin/ui';

/** Why a part of a card could not be loaded, with another try. */
export function LoadError({ error, retry }: { readonly error: RequestError; readonly retry: () => void }) {
  return (
    <Notice
      isCompact
      status="is-error"
      text={getErrorText(error)}
      action={{ label: __('Try again', 'jetpack'), onClick: retry }}
    />
  );
}
