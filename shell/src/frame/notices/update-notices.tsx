import { Button } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import type { PendingUpdate } from '../../page/services/remotes';
import { usePage } from '../../page/page-context';
import { AnnouncedNotice } from './announced-notice';
import styles from './notices.module.css';

/** Newer versions of remotes that would discard unsaved changes: the user decides when to reload. */
export function UpdateNotices() {
  const { remotes } = usePage();
  const updates = useLive(remotes.updates);
  const known = useLive(remotes.known);
  const getTitle = (remote: string) => known.find(({ name }) => name === remote)?.declaration?.title ?? remote;
  return updates.map((update) => <UpdateNotice key={update.remote} update={update} title={getTitle(update.remote)} />);
}

function UpdateNotice({ update, title }: { readonly update: PendingUpdate; readonly title: string }) {
  return (
    <AnnouncedNotice status="is-info">
      {sprintf(
        /* translators: %s: a part of the page, such as "Settings". */
        __('%s has been updated. Reloading it discards your unsaved changes.', 'jetpack'),
        title,
      )}
      <span className={styles.buttons}>
        <Button size="small" onClick={() => update.accept()}>
          {__('Reload', 'jetpack')}
        </Button>
        <Button size="small" variant="link" onClick={() => update.postpone()}>
          {__('Later', 'jetpack')}
        </Button>
      </span>
    </AnnouncedNotice>
  );
}
