import { useEffect, useId, useRef, useState } from 'react';
import { getModules, getRewindStatus, getSiteActivity, getVaultPressData } from '@site-admin/contracts';
import { useResource, useShell, useViewer } from '@site-admin/kit';
import { __, _n, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Card, SectionHeader, VisuallyHidden } from '@site-admin/ui';
import { AlertLine } from './alert-line';
import { getAlertId, type Alert } from './alerts';
import { attention, selectDismissed } from './attention.slice';
import styles from './attention.module.css';
import { ReservedSpace, storeHeight } from './reserved-space';
import { useAlerts, type BackupSources } from './use-alerts';

/** The alerts of the site, one line each; renders nothing on a site without any. */
export function AttentionList() {
  const { site } = useShell();
  const { isLinked } = useViewer();
  const modules = useResource(getModules).data ?? site.initial.getModules;
  const rewind = useResource(getRewindStatus).data;
  // The log of activity is for linked users.
  if (rewind?.state === 'active' && isLinked) return <WithActivity />;
  return modules['vaultpress']?.activated === true ? <WithVaultPress /> : <Lines />;
}

const WithActivity = () => <Lines activity={useResource(getSiteActivity)} />;
const WithVaultPress = () => <Lines vaultPress={useResource(getVaultPressData)} />;

function Lines(sources: BackupSources) {
  const { rawUrl } = useShell().site.initial;
  const alerts = useShownAlerts(sources);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (alerts) storeHeight(rawUrl, section.current?.offsetHeight ?? 0);
  }, [alerts, rawUrl]);
  return (
    <>
      <Announcement count={alerts?.length ?? 0} />
      {!alerts && <ReservedSpace />}
      {alerts && alerts.length > 0 && (
        <section ref={section} aria-labelledby={titleId} className={styles.section}>
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

/** Returns the alerts that are not dismissed; undefined while they are loading. A dismissal is forgotten once its alert is gone. */
function useShownAlerts(sources: BackupSources): readonly Alert[] | undefined {
  const loaded = useAlerts(sources);
  const { alerts = [], isComplete = false } = loaded ?? {};
  const dismissed = useSelector(selectDismissed);
  const dispatch = useDispatch();
  const isOutdated = isComplete && dismissed.some((id) => !alerts.some((alert) => getAlertId(alert) === id));
  useEffect(() => {
    if (isOutdated) dispatch(attention.listed(alerts.map(getAlertId)));
  });
  return loaded && alerts.filter((alert) => !dismissed.includes(getAlertId(alert)));
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
