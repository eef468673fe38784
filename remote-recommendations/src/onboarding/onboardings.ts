import {
  isAntiSpamProduct,
  isBackupProduct,
  isCompletePlan,
  isScanProduct,
  isSearchProduct,
  isSecurityPlan,
  isVideoPressProduct,
} from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import type { StepSlug } from '../steps/step-slugs';
import type { SlugOfKind } from '../steps/step-table';

/** The onboardings after a purchase, highest priority first (spec 002 §9; reference: behaviour, D3). */
export const onboardingNames = [
  'JETPACK_COMPLETE',
  'JETPACK_SECURITY',
  'JETPACK_BACKUP',
  'JETPACK_ANTI_SPAM',
  'JETPACK_VIDEOPRESS',
  'JETPACK_SEARCH',
  'JETPACK_SCAN',
] as const;
export type OnboardingName = (typeof onboardingNames)[number];

export interface Onboarding {
  /** Name of the purchased plan. */
  readonly plan: () => string;
  readonly isPurchase: (productSlug: string) => boolean;
  /** In order; the summary follows (spec 002 §4). */
  readonly steps: readonly StepSlug[];
  /** What the summary lists as part of the plan (reference: behaviour, D3). */
  readonly included: readonly SlugOfKind<'activated'>[];
}

const onboardings: Readonly<Record<OnboardingName, Onboarding>> = {
  JETPACK_COMPLETE: {
    plan: () => __('Complete', 'jetpack'),
    isPurchase: isCompletePlan,
    steps: [
      'welcome__complete',
      'backup-activated',
      'scan-activated',
      'antispam-activated',
      'videopress-activated',
      'search-activated',
      'server-credentials',
    ],
    included: ['backup-activated', 'scan-activated', 'antispam-activated', 'videopress-activated', 'search-activated'],
  },
  JETPACK_SECURITY: {
    plan: () => __('Security', 'jetpack'),
    isPurchase: isSecurityPlan,
    steps: [
      'welcome__security',
      'backup-activated',
      'scan-activated',
      'antispam-activated',
      'monitor',
      'site-accelerator',
      'server-credentials',
    ],
    included: ['backup-activated', 'scan-activated', 'antispam-activated'],
  },
  JETPACK_BACKUP: {
    plan: () => __('Backup', 'jetpack'),
    isPurchase: isBackupProduct,
    steps: ['welcome__backup', 'monitor', 'site-accelerator', 'server-credentials'],
    included: ['backup-activated'],
  },
  JETPACK_ANTI_SPAM: {
    plan: () => __('Anti-spam', 'jetpack'),
    isPurchase: isAntiSpamProduct,
    steps: ['welcome__antispam', 'monitor', 'site-accelerator'],
    included: ['antispam-activated'],
  },
  JETPACK_VIDEOPRESS: {
    plan: () => __('VideoPress', 'jetpack'),
    isPurchase: isVideoPressProduct,
    steps: ['welcome__videopress', 'monitor', 'site-accelerator', 'related-posts'],
    included: ['videopress-activated'],
  },
  JETPACK_SEARCH: {
    plan: () => __('Search', 'jetpack'),
    isPurchase: isSearchProduct,
    steps: ['welcome__search', 'related-posts', 'monitor', 'site-accelerator'],
    included: ['search-activated'],
  },
  JETPACK_SCAN: {
    plan: () => __('Scan', 'jetpack'),
    isPurchase: isScanProduct,
    steps: ['welcome__scan', 'monitor', 'site-accelerator'],
    included: ['scan-activated'],
  },
};

export const isOnboardingName = (name: unknown): name is OnboardingName => onboardingNames.some((known) => known === name);
export const getOnboarding = (name: OnboardingName): Onboarding => onboardings[name];

/** Returns the onboarding that begins with a step. */
export const findOnboarding = (first: StepSlug): Onboarding | undefined =>
  Object.values(onboardings).find(({ steps }) => steps[0] === first);
