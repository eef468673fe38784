import { getRewindStatus, getSiteFeatures, getSitePurchases, type FeatureKey, type RewindStatus } from '@site-admin/contracts';
import { renderRemote, type FakeShell, type SiteOptions } from '@site-admin/contracts/testing';
import { screen, waitFor } from '@testing-library/dom';
import * as remote from '../index';

const relayed = (value: unknown) => ({ code: 'success', message: '', data: JSON.stringify(value) });

/** An active purchase on the wire, which renews on January 2, 2099. */
export const purchase = (slug: string, rest: object = {}) => ({
  ID: '1',
  product_slug: slug,
  product_name: slug,
  active: '1',
  expiry_date: '2099-01-02T00:00:00+00:00',
  subscribed_date: '2026-01-02T00:00:00+00:00',
  is_refundable: false,
  ...rest,
});

export interface MyPlanOptions extends Omit<SiteOptions, 'features'> {
  /** On the wire. */
  readonly purchases?: readonly object[];
  readonly features?: readonly FeatureKey[];
  /** The state of backups. */
  readonly rewind?: RewindStatus['state'];
  readonly arrange?: (fake: FakeShell) => void;
}

/** Renders My Plan on a site with these purchases. */
export function openMyPlan({ purchases = [], features = [], rewind = 'unavailable', arrange, ...site }: MyPlanOptions = {}) {
  return renderRemote(remote, {
    at: '/my-plan',
    site: { ...site, features },
    arrange(fake) {
      fake.site.respond(getSitePurchases, relayed(purchases));
      fake.site.respond(getSiteFeatures, relayed({ active: features, available: {} }));
      fake.site.respond(getRewindStatus, relayed({ state: rewind, last_updated: 0 }));
      arrange?.(fake);
    },
  });
}

/** Resolves with the plan card, once it has replaced its skeleton of the same name. */
export const planCard = () =>
  waitFor(() => {
    const region = screen.getByRole('region', { name: 'My Plan' });
    expect(region).not.toHaveAttribute('aria-busy', 'true');
    return region;
  });
