import { Notice } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useEffect, useRef, useState } from 'react';
import { createLazyPart, useLazyPart } from '../../page/lazy-part';
import { usePage } from '../../page/page-context';
import styles from './place.module.css';

/** What can be done about it. */
export const identityCrisisPanel = createLazyPart(() =>
  import('./identity-crisis-panel').then(({ IdentityCrisisPanel }) => IdentityCrisisPanel),
);

/** Stands above every screen while the provider knows the site by another address. */
export function IdentityCrisis() {
  const { isInIdentityCrisis } = useLive(usePage().services.site.connection);
  const place = useRef<HTMLDivElement>(null);
  const wasThere = useRef(isInIdentityCrisis);
  const [beganSo] = useState(isInIdentityCrisis);
  useEffect(() => {
    // The button that solved it goes with it: the focus stays where the person was.
    if (wasThere.current && !isInIdentityCrisis) place.current?.focus();
    wasThere.current = isInIdentityCrisis;
  }, [isInIdentityCrisis]);
  if (!beganSo && !isInIdentityCrisis) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {isInIdentityCrisis && <FetchedPanel isOfStart={beganSo} />}
    </div>
  );
}

function FetchedPanel({ isOfStart }: { readonly isOfStart: boolean }) {
  const state = useLazyPart(identityCrisisPanel);
  if (state.status === 'ready') return <state.Part />;
  // What stands below is about to move, or not to be shown before.
  if (state.status === 'loading') return <div data-loading data-holding={isOfStart || undefined} hidden />;
  return (
    <Notice
      status="is-warning"
      text={__('WordPress.com has a different address for this site. The available options could not be loaded.', 'jetpack')}
      action={{ label: __('Try again', 'jetpack'), onClick: state.retry }}
    />
  );
}
