import { Link } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useLinks } from '../page/links';
import styles from './connection.module.css';

/** The consent to the terms and to data sharing. */
export function ConsentNote() {
  const { redirect } = useLinks();
  return (
    <p className={styles.consent}>
      {__('By connecting, you agree to our terms and to share details with WordPress.com.', 'jetpack')}{' '}
      <Link href={redirect('wpcom-tos')}>{__('Terms of Service', 'jetpack')}</Link>{' '}
      <Link href={redirect('jetpack-support-what-data-does-jetpack-sync')}>{__('What data is shared', 'jetpack')}</Link>
    </p>
  );
}
