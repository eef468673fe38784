import {
  siteHas,
  type EndpointResult,
  type ResourceState,
  type SiteFeatures,
  type checkStoredAkismetKey,
  type getAkismetData,
} from '@site-admin/contracts';
import type { StatusBadge } from '@site-admin/kit/rules';
import { __ } from '@site-admin/runtime/i18n';

type Data = EndpointResult<typeof getAkismetData>;
type KeyCheck = EndpointResult<typeof checkStoredAkismetKey>;

/** Why spam is not filtered. */
export type AkismetCode = Extract<Data, 'not_installed' | 'not_active' | 'invalid_key'>;

/** What the card shows: one of these (spec 000 §2, anti-spam card). */
export type AntiSpamView =
  | { readonly kind: 'loading' | 'failed' }
  /** The site has no count yet. */
  | { readonly kind: 'no-count' }
  | { readonly kind: 'count'; readonly count: number }
  /** The plan includes anti-spam, which must be set up. */
  | { readonly kind: 'set-up'; readonly code: AkismetCode }
  /** Not in the plan: an offer. */
  | { readonly kind: 'offer'; readonly code: AkismetCode };

/** Selects the view. The plan matters only where spam is not filtered; a failure to load it shows the offer. */
export function selectAntiSpamView(akismet: ResourceState<Data>, features: ResourceState<SiteFeatures>): AntiSpamView {
  const { data } = akismet;
  if (data === undefined) return { kind: akismet.status === 'failed' ? 'failed' : 'loading' };
  if (data === 'N/A') return { kind: 'no-count' };
  if (typeof data === 'number') return { kind: 'count', count: data };
  if (!features.data && features.status === 'loading') return { kind: 'loading' };
  const isIncluded = siteHas(features.data, 'antispam') || siteHas(features.data, 'akismet');
  return { kind: isIncluded ? 'set-up' : 'offer', code: data };
}

/** Returns the badge: the stored key is valid, or what the plan includes is not set up. */
export function toAntiSpamBadge({ kind }: AntiSpamView, keyCheck: KeyCheck | undefined): StatusBadge | undefined {
  if (kind === 'set-up') return { tone: 'warning', label: __('Action needed', 'jetpack') };
  return kind === 'count' && keyCheck?.validKey ? { tone: 'success', label: __('Active', 'jetpack') } : undefined;
}
