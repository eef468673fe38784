import {
  getConditionalRecommendations,
  getPlugins,
  getRecommendationsData,
  getRecommendationsStep,
  getRewindStatus,
  getSitePurchases,
  saveRecommendationsData,
  saveRecommendationsStep,
  type EndpointWire,
} from '@site-admin/contracts';
import type { FakeShell } from '@site-admin/contracts/testing';
import * as v from 'valibot';

/** What the site has saved and what belongs to it, in the format of the API. */
export interface SavedState {
  /** Saved data. */
  readonly data?: EndpointWire<typeof getRecommendationsData>;
  /** Saved step. */
  readonly step?: string;
  readonly conditional?: readonly string[];
  /** Slugs of products that were bought just now. */
  readonly purchases?: readonly string[];
  /** State of backups. */
  readonly rewind?: string;
  /** Files of the active plugins. */
  readonly plugins?: readonly string[];
}

/** Active plugins in the format of the API. */
export const wirePlugins = (files: readonly string[]): EndpointWire<typeof getPlugins> =>
  Object.fromEntries(files.map((file) => [file, { Name: file, Version: '1.0', active: true }]));

/** Wraps a response of the provider as the site relays it. */
const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

/** Active purchases, after the cutoff of onboardings. */
const wirePurchases = (slugs: readonly string[]) =>
  relayed(
    slugs.map((product_slug, ID) => ({
      ID,
      product_slug,
      product_name: product_slug,
      active: '1',
      subscribed_date: '2022-12-01T00:00:00+00:00',
    })),
  );

/** Lets the fake site return what was saved last. */
function keepSaves({ site }: FakeShell): void {
  site.respond(saveRecommendationsData, ({ body }): true => {
    site.respond(getRecommendationsData, v.parse(saveRecommendationsData.body, body).data);
    return true;
  });
  site.respond(saveRecommendationsStep, ({ body }): true => {
    site.respond(getRecommendationsStep, v.parse(saveRecommendationsStep.body, body));
    return true;
  });
}

/** Sets the responses of the site; what is saved later is returned from then on. */
export function arrangeSavedState(fake: FakeShell, { data, step, conditional, purchases, rewind, plugins }: SavedState): void {
  keepSaves(fake);
  if (data) fake.site.respond(getRecommendationsData, data);
  if (step !== undefined) fake.site.respond(getRecommendationsStep, { step });
  if (conditional) fake.site.respond(getConditionalRecommendations, [...conditional]);
  if (purchases) fake.site.respond(getSitePurchases, wirePurchases(purchases));
  if (rewind !== undefined) fake.site.respond(getRewindStatus, relayed({ state: rewind, last_updated: 0 }));
  if (plugins) fake.site.respond(getPlugins, wirePlugins(plugins));
}
