import { Notice } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { createLazyComponent, useLazyComponent, useLive } from '@site-admin/kit';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../page/page-context';
import { useHolding } from '../../page/use-holding';
import styles from './area.module.css';

/** The panel, as a lazy component. */
export const identityCrisisPanel = createLazyComponent(() =>
  import('./identity-crisis-panel').then(({ IdentityCrisisPanel }) => IdentityCrisisPanel),
);

/** The identity crisis panel, above every screen during an identity crisis. */
export function IdentityCrisis() {
  const { isInIdentityCrisis } = useLive(usePage().services.site.connection);
  const area = useRef<HTMLDivElement>(null);
  const wasInCrisis = useRef(isInIdentityCrisis);
  const [isInitial] = useState(isInIdentityCrisis);
  useEffect(() => {
    // The focused button is removed with the panel: the focus moves to the area.
    if (wasInCrisis.current && !isInIdentityCrisis) area.current?.focus();
    wasInCrisis.current = isInIdentityCrisis;
  }, [isInIdentityCrisis]);
  if (!isInitial && !isInIdentityCrisis) return null;
  return (
    <div ref={area} tabIndex={-1} className={styles.area}>
      {isInIdentityCrisis && <LazyPanel isInitial={isInitial} />}
    </div>
  );
}

function LazyPanel({ isInitial }: { readonly isInitial: boolean }) {
  const state = useLazyComponent(identityCrisisPanel);
  const isHolding = useHolding(isInitial);
  if (state.status === 'ready') return <state.Component />;
  if (state.status === 'loading') return <div data-loading data-holding={isHolding || undefined} hidden />;
  return (
    <Notice
      status="is-warning"
      text={__('WordPress.com has a different address for this site. The available options could not be loaded.', 'jetpack')}
      action={{ label: __('Try again', 'jetpack'), onClick: state.retry }}
    />
  );
}
