import { useModule } from '@site-admin/kit';
import { CardBody, ModuleOverrideBanner } from '@site-admin/ui';
import { ModuleOptionRow, ModuleRow } from '../../card/module-row';
import { Nested } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { useAreOptionsDisabled } from '../../card/use-are-options-disabled';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { RoleOptions } from './role-options';
import { getStatsLabels, getStatsTexts } from './stats.texts';

const title = () => getStatsTexts().title;

/** How views are counted, and the roles that may see them. */
function StatsOptions() {
  const disabled = useAreOptionsDisabled('stats');
  return (
    <>
      <CardBody>
        <RoleOptions name="count_roles" disabled={disabled} />
      </CardBody>
      <CardBody>
        <RoleOptions name="roles" disabled={disabled} />
      </CardBody>
    </>
  );
}

/** Statistics of the site (spec 002 §3, §6). */
function StatsCard() {
  const { module, unavailable } = useModule('stats');
  const labels = getStatsLabels();
  if (module && unavailable?.reason === 'disabled-by-admin') {
    return <ModuleOverrideBanner name={title()} learnMoreHref={module.learn_more_button} />;
  }
  const isOffline = unavailable?.reason === 'offline';
  return (
    <SettingsCardFrame id="stats" title={title()}>
      <CardBody>
        <ModuleRow slug="stats" label={labels.stats} />
        {!isOffline && (
          <Nested>
            <ModuleOptionRow slug="stats" name="admin_bar" label={labels.admin_bar} needsModule />
            <ModuleOptionRow slug="stats" name="enable_calypso_stats" label={labels.enable_calypso_stats} needsModule />
          </Nested>
        )}
      </CardBody>
      {!isOffline && <StatsOptions />}
    </SettingsCardFrame>
  );
}

export const statsCard: SettingsCard = {
  id: 'stats',
  tab: 'traffic',
  name: title,
  modules: ['stats'],
  labels: getStatsLabels,
  shows: forManagers,
  Card: StatsCard,
};
