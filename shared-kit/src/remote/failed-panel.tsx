import { __ } from '@site-admin/runtime/i18n';

/** Replaces a screen that failed. Plain elements, as the kit does not import `shared-ui`. */
export function FailedPanel({ retry }: { readonly retry: () => void }) {
  return (
    <div role="alert" style={{ padding: '16px 24px', borderInlineStart: '4px solid var(--sa-color-error, #d63638)' }}>
      <p style={{ margin: '0 0 8px' }}>{__('Something went wrong on this screen.', 'jetpack')}</p>
      <button type="button" onClick={retry}>
        {__('Try again', 'jetpack')}
      </button>
    </div>
  );
}
