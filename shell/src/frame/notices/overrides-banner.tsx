import { Button } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import type { ReactNode } from 'react';
import type { Override } from '../../page/services/remotes';
import { usePage } from '../../page/page-context';
import { AnnouncedNotice } from './announced-notice';
import styles from './notices.module.css';

/** Lists the overridden versions of this tab, with buttons that remove them, and those a link requests. */
export function OverridesBanner() {
  const overrides = useLive(usePage().remotes.overrides);
  const accepted = overrides.filter(({ isAccepted }) => isAccepted);
  const requested = overrides.filter(({ isAccepted }) => !isAccepted);
  return (
    <>
      {requested.length > 0 && <RequestedOverrides overrides={requested} />}
      {accepted.length > 0 && <AcceptedOverrides overrides={accepted} />}
    </>
  );
}

interface OverridesProps {
  readonly overrides: readonly Override[];
}

function RequestedOverrides({ overrides }: OverridesProps) {
  const { remotes } = usePage();
  return (
    <AnnouncedNotice status="is-warning">
      {__('This link requests other versions for this tab. Show them only if you trust where the link came from:', 'jetpack')}
      <OverrideList overrides={overrides}>
        {({ remote }) => (
          <>
            <Button
              size="small"
              onClick={() => remotes.acceptOverride(remote)}
              /* translators: %s: a part of the page, such as "settings". */
              aria-label={sprintf(__('Show the requested version of %s', 'jetpack'), remote)}
            >
              {__('Show', 'jetpack')}
            </Button>
            <Button
              size="small"
              variant="link"
              onClick={() => remotes.dropOverride(remote)}
              /* translators: %s: a part of the page, such as "settings". */
              aria-label={sprintf(__('Ignore the requested version of %s', 'jetpack'), remote)}
            >
              {__('Ignore', 'jetpack')}
            </Button>
          </>
        )}
      </OverrideList>
    </AnnouncedNotice>
  );
}

function AcceptedOverrides({ overrides }: OverridesProps) {
  const { remotes } = usePage();
  return (
    <AnnouncedNotice status="is-warning">
      {__('This tab shows different versions than other users see:', 'jetpack')}
      <OverrideList overrides={overrides}>
        {({ remote }) => (
          <Button
            size="small"
            onClick={() => remotes.dropOverride(remote)}
            /* translators: %s: a part of the page, such as "settings". */
            aria-label={sprintf(__('Remove the override of %s', 'jetpack'), remote)}
          >
            {__('Remove', 'jetpack')}
          </Button>
        )}
      </OverrideList>
      {overrides.length > 1 && (
        <Button variant="link" onClick={() => remotes.dropAllOverrides()}>
          {__('Remove all', 'jetpack')}
        </Button>
      )}
    </AnnouncedNotice>
  );
}

function OverrideList({ overrides, children }: OverridesProps & { readonly children: (override: Override) => ReactNode }) {
  return (
    <ul className={styles.overrides}>
      {overrides.map((override) => (
        <li key={override.remote}>
          <code>{`${override.remote} ${override.target}`}</code>
          {children(override)}
        </li>
      ))}
    </ul>
  );
}
