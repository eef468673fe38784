import { redirectUrl } from '@site-admin/contracts';
import { useShell, useViewer } from '@site-admin/kit';
import { CardBody, CardLink } from '@site-admin/ui';
import { ConnectLink } from '../../card/connect-link';
import { ModuleRow } from '../../card/module-row';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { getMonitorLabels, getMonitorTexts } from './monitor.texts';

const title = () => getMonitorTexts().title;

/** Alerts are configured at the provider by linked users. */
function MonitorFooter() {
  const { initial } = useShell().site;
  const { hasConnectedOwner, isLinked, status } = useViewer();
  const texts = getMonitorTexts();
  if (!hasConnectedOwner || !isLinked) return <ConnectLink feature={title()}>{texts.connect}</ConnectLink>;
  if (status === 'offline') return null;
  return <CardLink href={redirectUrl('calypso-settings-security', {}, initial)}>{texts.configure}</CardLink>;
}

/** Alerts when the site is down (spec 001 §2.8). */
function MonitorCard() {
  return (
    <SettingsCardFrame id="monitor" title={title()} footer={<MonitorFooter />}>
      <CardBody>
        <ModuleRow slug="monitor" label={getMonitorLabels().monitor} />
      </CardBody>
    </SettingsCardFrame>
  );
}

export const monitorCard: SettingsCard = {
  id: 'monitor',
  tab: 'security',
  name: title,
  modules: ['monitor'],
  labels: getMonitorLabels,
  opens: [],
  shows: forManagers,
  Card: MonitorCard,
};
