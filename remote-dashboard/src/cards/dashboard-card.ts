import type { ComponentType } from 'react';
import type { Viewer } from '../viewer';

/** The parts of At a Glance, in their order on the screen. */
export const sections = ['stats', 'security', 'performance', 'connections'] as const;
export type SectionName = (typeof sections)[number];

/** One card of the dashboard: where it stands and for whom. Each lives in a folder of its own, and in the list of features.ts. */
export interface DashboardFeature {
  /** For keys and reports. */
  readonly name: string;
  readonly section: SectionName;
  /** Whether the card has a place on this viewer's dashboard. */
  readonly shows: (viewer: Viewer) => boolean;
  readonly Card: ComponentType;
}
