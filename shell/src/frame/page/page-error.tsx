import { redirectUrl } from '@site-admin/contracts';
import { Button, Link } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Component, type ReactNode } from 'react';
import styles from './page.module.css';

export interface PageErrorProps {
  /** What is missing or invalid, as a sentence. */
  readonly reason: string;
}

/** Replaces the whole page if it cannot be rendered. */
export function PageError({ reason }: PageErrorProps) {
  return (
    <main className={styles.error}>
      <div role="alert">
        <h1>{__('This page could not be loaded', 'jetpack')}</h1>
        <p>{reason}</p>
        <p>
          {__('Your site itself is not affected. Try reloading the page. If that does not help, contact support.', 'jetpack')}
        </p>
        <div className={styles.buttons}>
          <Link href={redirectUrl('jetpack-contact-support')}>{__('Contact support', 'jetpack')}</Link>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {__('Reload the page', 'jetpack')}
          </Button>
        </div>
      </div>
    </main>
  );
}

/** Catches render errors of the frame. Remotes have their own roots and error boundaries. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    /* translators: %s: the browser's error message, in English. */
    const reason = sprintf(__('The page stopped working. %s', 'jetpack'), this.state.error.message);
    return <PageError reason={reason} />;
  }
}
