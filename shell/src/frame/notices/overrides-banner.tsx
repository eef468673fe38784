import { Button } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { usePage } from '../../page/page-context';
import { AnnouncedNotice } from './announced-notice';
import styles from './notices.module.css';

/** Lists the overridden versions of this tab, with buttons that remove them. */
export function OverridesBanner() {
  const { remotes } = usePage();
  const overrides = useLive(remotes.overrides);
  if (overrides.length === 0) return null;
  return (
    <AnnouncedNotice status="is-warning">
      {__('This tab shows different versions than other users see:', 'jetpack')}
      <ul className={styles.overrides}>
        {overrides.map(({ remote, target }) => (
          <li key={remote}>
            <code>{`${remote} ${target}`}</code>
            <Button
              size="small"
              onClick={() => remotes.dropOverride(remote)}
              /* translators: %s: a part of the page, such as "settings". */
              aria-label={sprintf(__('Remove the override of %s', 'jetpack'), remote)}
            >
              {__('Remove', 'jetpack')}
            </Button>
          </li>
        ))}
      </ul>
      {overrides.length > 1 && (
        <Button variant="link" onClick={() => remotes.dropAllOverrides()}>
          {__('Remove all', 'jetpack')}
        </Button>
      )}
    </AnnouncedNotice>
  );
}
