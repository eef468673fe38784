import { useEffect, useId, useRef, useState } from 'react';
import { getModules, getVaultPressData } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import { __, _n, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Card, SectionHeader, VisuallyHidden } from '@site-admin/ui';
import { AlertLine } from './alert-line';
import { getAlertId, type Alert } from './alerts';
import { attention, selectDismissed } from './attention.slice';
import styles from './attention.module.css';
import { useAlerts, type VaultPressState } from './use-alerts';

/** What needs the attention of the site's owner, one line each; nothing on a site without trouble. */
export function AttentionList() {
  const { site } = useShell();
  const modules = useResource(getModules).data ?? site.initial.getModules;
  return modules['vaultpress']?.activated === true ? <WithVaultPress /> : <Lines vaultPress={undefined} />;
}

/** Mounted only while the module is active, so that its data are not fetched otherwise. */
const WithVaultPress = () => <Lines vaultPress={useResource(getVaultPressData)} />;

function Lines({ vaultPress }: { readonly vaultPress: VaultPressState }) {
  const alerts = useShownAlerts(vaultPress);
  const titleId = useId();
  return (
    <>
      <Announcement count={alerts.length} />
      {alerts.length > 0 && (
        <section aria-labelledby={titleId} className={styles.section}>
          <SectionHeader title={__('Needs attention', 'jetpack')} titleId={titleId} />
          <Card as="div">
            <ul className={styles.list}>
              {alerts.map((alert) => (
                <AlertLine key={getAlertId(alert)} alert={alert} />
              ))}
            </ul>
          </Card>
        </section>
      )}
    </>
  );
}

/** Returns the alerts that are not dismissed. A dismissal is forgotten once its alert is gone. */
function useShownAlerts(vaultPress: VaultPressState): readonly Alert[] {
  const { alerts = [], isComplete = false } = useAlerts(vaultPress) ?? {};
  const dismissed = useSelector(selectDismissed);
  const dispatch = useDispatch();
  const isOutdated = isComplete && dismissed.some((id) => !alerts.some((alert) => getAlertId(alert) === id));
  useEffect(() => {
    if (isOutdated) dispatch(attention.listed(alerts.map(getAlertId)));
  });
  return alerts.filter((alert) => !dismissed.includes(getAlertId(alert)));
}

/** Announces the number of lines once, when they first appear. */
function Announcement({ count }: { readonly count: number }) {
  const [text, setText] = useState('');
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (count === 0 || isAnnounced.current) return;
    isAnnounced.current = true;
    // translators: %s is a number.
    setText(sprintf(_n('%s item needs your attention.', '%s items need your attention.', count, 'jetpack'), String(count)));
  }, [count]);
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
