import type { ComponentType } from 'react';
import type { Viewer } from '../viewer';

/** The sections of At a Glance, in their order. */
export const sections = ['stats', 'security', 'performance', 'connections'] as const;
export type SectionName = (typeof sections)[number];

/** A card of At a Glance, as `registry.ts` lists it. */
export interface DashboardCard {
  /** Unique. */
  readonly name: string;
  readonly section: SectionName;
  /** Whether this user sees the card on this site. */
  readonly shows: (viewer: Viewer) => boolean;
  readonly Card: ComponentType;
}
