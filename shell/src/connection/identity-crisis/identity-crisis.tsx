import { Notice } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useEffect, useRef, useState } from 'react';
import { createLazyPart, useLazyPart } from '../../page/lazy-part';
import { usePage } from '../../page/page-context';
import { useHolding } from '../../page/use-holding';
import styles from './place.module.css';

/** The choice, in a chunk of its own. */
export const identityCrisisPanel = createLazyPart(() =>
  import('./identity-crisis-panel').then(({ IdentityCrisisPanel }) => IdentityCrisisPanel),
);

/** Above every screen while the provider knows the site by another address. */
export function IdentityCrisis() {
  const { isInIdentityCrisis } = useLive(usePage().services.site.connection);
  const place = useRef<HTMLDivElement>(null);
  const wasThere = useRef(isInIdentityCrisis);
  const [beganSo] = useState(isInIdentityCrisis);
  useEffect(() => {
    // The button that ended the crisis is removed with the panel: the focus stays at its place.
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
  const isHolding = useHolding(isOfStart);
  if (state.status === 'ready') return <state.Part />;
  if (state.status === 'loading') return <div data-loading data-holding={isHolding || undefined} hidden />;
  return (
    <Notice
      status="is-warning"
      text={__('WordPress.com has a different address for this site. The available options could not be loaded.', 'jetpack')}
      action={{ label: __('Try again', 'jetpack'), onClick: state.retry }}
    />
  );
}
