import { useMemo } from 'react';
import { getModules, type Modules } from '@site-admin/contracts';
import { useLive, useResource, useShell, useViewer } from '@site-admin/kit';
import type { DashboardCard, SectionName } from './cards/dashboard-card';
import { accountConnectionCard } from './features/connections/account-connection.card';
import { siteConnectionCard } from './features/connections/site-connection.card';
import { imageAcceleratorCard } from './features/image-accelerator/image-accelerator.card';
import { monitorCard } from './features/monitor/monitor.card';
import { protectCard } from './features/protect/protect.card';
import { scanCard } from './features/scan/scan.card';
import { statsCard } from './features/stats/stats.card';

/** The cards of At a Glance, in their order within a section. A new card is a folder and a line here. */
export const cards: readonly DashboardCard[] = [
  statsCard,
  scanCard,
  protectCard,
  monitorCard,
  imageAcceleratorCard,
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
  return own.filter((card) => {
    const isModuleOn = card.module !== undefined && values[card.module] === true;
    return !isHidden(modules, card) && card.shows(viewer, isModuleOn);
  });
}
