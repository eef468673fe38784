import { testConnection } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useState } from 'react';
import { usePage } from '../page-context';
import styles from './masthead.module.css';

const noticeId = 'test-jetpack-connection';

/** Says that a sandbox answers for the provider; a press tests the connection (spec 001 §2.2, §7). */
export function SandboxBadge({ domain }: { readonly domain: string }) {
  const { services, notices } = usePage();
  const [isTesting, setTesting] = useState(false);

  function test() {
    if (isTesting) return;
    setTesting(true);
    notices.dismiss(noticeId);
    services.requests.call(testConnection).subscribe({
      next: () => {
        setTesting(false);
        notices.show(
          { id: noticeId, status: 'is-success', text: __('The connection to the sandbox works.', 'jetpack') },
          'shell',
        );
      },
      error: (error: Error) => {
        setTesting(false);
        /* translators: %s: what went wrong. */
        const text = sprintf(__('There was an error testing Jetpack. Error: %s', 'jetpack'), error.message);
        notices.show({ id: noticeId, status: 'is-error', text }, 'shell');
      },
    });
  }

  return (
    <button type="button" className={styles.sandbox} onClick={test} title={domain} aria-busy={isTesting}>
      {__('API Sandboxed', 'jetpack')}
    </button>
  );
}
