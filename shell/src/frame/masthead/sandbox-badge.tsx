import { testConnection, type NoticeStatus } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { getErrorText } from '@site-admin/kit';
import { useState } from 'react';
import { usePage } from '../../page/page-context';
import styles from './masthead.module.css';

const noticeId = 'test-jetpack-connection';

/** Shows that requests go to a sandbox of the provider; a press tests the connection (spec 001 §2.2, §7). */
export function SandboxBadge({ domain }: { readonly domain: string }) {
  const { services, notices } = usePage();
  const [isTesting, setTesting] = useState(false);

  function showResult(status: NoticeStatus, text: string) {
    setTesting(false);
    notices.show({ id: noticeId, status, text }, 'shell');
  }

  function fail(message: string) {
    /* translators: %s: what went wrong. */
    showResult('is-error', sprintf(__('There was an error testing Jetpack. Error: %s', 'jetpack'), message));
  }

  function test() {
    if (isTesting) return;
    setTesting(true);
    notices.dismiss(noticeId);
    services.requests.call(testConnection).subscribe({
      next: ({ code, message }) => {
        if (code === 'success') showResult('is-success', __('The sandbox connection is working.', 'jetpack'));
        else fail(message);
      },
      error: (error: unknown) => fail(getErrorText(error)),
    });
  }

  return (
    <button type="button" className={styles.sandbox} onClick={test} title={domain} aria-busy={isTesting}>
      {__('API Sandboxed', 'jetpack')}
    </button>
  );
}
