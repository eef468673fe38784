import { useMemo } from 'react';
import { getModules, type Modules } from '@site-admin/contracts';
import { useLive, useResource, useShell, useViewer } from '@site-admin/kit';
import type { DashboardCard, SectionName } from './cards/dashboard-card';
import { useBackupState } from './cards/use-backup-state';
import { activityCard } from './features/activity/activity.card';
import { antiSpamCard } from './features/anti-spam/anti-spam.card';
import { backupCard } from './features/backup/backup.card';
import { blocksCard } from './features/blocks/blocks.card';
import { accountConnectionCard } from './features/connections/account-connection.card';
import { siteConnectionCard } from './features/connections/site-connection.card';
import { imageAcceleratorCard } from './features/image-accelerator/image-accelerator.card';
import { monitorCard } from './features/monitor/monitor.card';
import { boostCard } from './features/partner-plugins/boost.card';
import { crmCard } from './features/partner-plugins/crm.card';
import { protectCard } from './features/protect/protect.card';
import { scanCard } from './features/scan/scan.card';
import { searchCard } from './features/search/search.card';
import { securityBundleCard } from './features/security-bundle/security-bundle.card';
import { statsCard } from './features/stats/stats.card';
import { videoPressCard } from './features/videopress/videopress.card';

/** The cards of At a Glance, in their order within a section. A new card is a folder and a line here. */
export const cards: readonly DashboardCard[] = [
  statsCard,
  securityBundleCard,
  backupCard,
  activityCard,
  scanCard,
  antiSpamCard,
  protectCard,
  monitorCard,
  imageAcceleratorCard,
  searchCard,
  videoPressCard,
  boostCard,
  crmCard,
  blocksCard,
  siteConnectionCard,
  accountConnectionCard,
];

const isHidden = (modules: Modules, { module }: DashboardCard) =>
  module !== undefined && (modules[module] === undefined || modules[module].override === 'inactive');

/** Returns the cards of a section that the user sees. */
export function useCards(section: SectionName): readonly DashboardCard[] {
  const { settings, site } = useShell();
  const viewer = useViewer();
  const modules = useResource(getModules).data ?? site.initial.getModules;
  const own = useMemo(() => cards.filter((card) => card.section === section), [section]);
  const { values } = useLive(
    useMemo(() => settings.watch(own.flatMap(({ module }) => (module === undefined ? [] : [module]))), [settings, own]),
  );
  const backups = useBackupState(section === 'security');
  const shown = own.filter((card) => {
    const isModuleOn = card.module !== undefined && values[card.module] === true;
    return !isHidden(modules, card) && card.shows(viewer, isModuleOn, backups);
  });
  const isFirst = (card: DashboardCard) => card.isFirst?.(backups) === true;
  return [...shown.filter(isFirst), ...shown.filter((card) => !isFirst(card))];
}
