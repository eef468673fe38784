import {
  siteHas,
  type checkStoredAkismetKey,
  type EndpointResult,
  type ResourceState,
  type SiteFeatures,
} from '@site-admin/contracts';
import type { AntiSpamState } from './anti-spam.slice';

/** The states of the key (spec 001 §4.11). `global`: set in the configuration of the site, not in its settings. */
export type KeyState =
  | { readonly kind: 'fetching' | 'global' | 'empty' | 'checking' | 'invalid' | 'valid' }
  /** It could not be checked. */
  | { readonly kind: 'failed'; readonly message: string };

export interface KeyParts {
  /** The check of the stored key. */
  readonly stored: Pick<ResourceState<EndpointResult<typeof checkStoredAkismetKey>>, 'data'>;
  /** The key in the site's settings. */
  readonly storedKey: string;
  /** Undefined while it is not edited. */
  readonly typedKey: string | undefined;
  /** The check of the typed key. */
  readonly check: AntiSpamState;
}

/** Selects the state of the key: that of the typed one, else that of the stored one. */
export function selectKeyState({ stored, storedKey, typedKey, check }: KeyParts): KeyState {
  const key = typedKey ?? storedKey;
  if (typedKey === '') return { kind: 'empty' };
  // After it was saved, the typed key is the stored one.
  const isOfKey = key !== '' && check.status !== 'idle' && check.key === key;
  if (isOfKey && check.status === 'failed') return { kind: 'failed', message: check.message };
  if (isOfKey && check.status === 'checked') return { kind: check.validKey ? 'valid' : 'invalid' };
  if (typedKey !== undefined) return { kind: 'checking' };
  return selectStoredState(stored, storedKey);
}

function selectStoredState({ data }: KeyParts['stored'], storedKey: string): KeyState {
  if (!data) return { kind: 'fetching' };
  if (storedKey === '') return { kind: data.validKey ? 'global' : 'empty' };
  return { kind: data.validKey ? 'valid' : 'invalid' };
}

export interface OfferParts {
  /** Undefined while they are loading. */
  readonly features: SiteFeatures | undefined;
  readonly hasValidKey: boolean;
  /** The stored key is being checked, or another one is being typed. */
  readonly isChecking: boolean;
}

/** Returns whether an upgrade is offered: without the feature, a valid key, or a check in progress (spec 001 §2.8). */
export const showsAntiSpamOffer = ({ features, hasValidKey, isChecking }: OfferParts): boolean =>
  features !== undefined && !siteHas(features, 'antispam') && !hasValidKey && !isChecking;
