import type { ComponentType } from 'react';
import type { ModuleSlug, Viewer } from '@site-admin/contracts';
import type { RewindContent } from '@site-admin/kit/rules';

/** The sections of At a Glance, in their order. */
export const sections = ['stats', 'security', 'performance', 'connections'] as const;
export type SectionName = (typeof sections)[number];

/** The site's backups; undefined where their state is not fetched: offline, and without the permission `manage_modules`. */
export type BackupState = RewindContent['kind'] | undefined;

/** A card of At a Glance, as `registry.ts` lists it. */
export interface DashboardCard {
  /** Unique. */
  readonly name: string;
  readonly section: SectionName;
  /** The module of the card. Where the site does not have it, or where it is overridden inactive, the card is hidden. */
  readonly module?: ModuleSlug;
  /** @param isModuleOn Whether `module` is on; false for a card without one. */
  readonly shows: (viewer: Viewer, isModuleOn: boolean, backups: BackupState) => boolean;
  /** Moves the card to the start of its section. */
  readonly isFirst?: (backups: BackupState) => boolean;
  readonly Card: ComponentType;
}
