import { Notice } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/runtime/kit';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { usePage } from '../../frame/page-context';
import styles from './place.module.css';

/** Stands above every screen while the provider knows the site by another address. Its code is fetched only then. */
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
      {isInIdentityCrisis && <FetchedPanel />}
    </div>
  );
}

function FetchedPanel() {
  const [Panel, setPanel] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    import('./identity-crisis-panel').then(
      ({ IdentityCrisisPanel }) => setPanel(() => IdentityCrisisPanel),
      () => setFailed(true),
    );
  }, [hasFailed]);
  if (Panel) return <Panel />;
  if (!hasFailed) return null;
  return (
    <Notice
      status="is-warning"
      text={__('WordPress.com knows this site by another address. What you can do about it could not be loaded.', 'jetpack')}
      action={{ label: __('Try again', 'jetpack'), onClick: () => setFailed(false) }}
    />
  );
}
