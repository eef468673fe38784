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
import { renderRemote, type FakeShell, type RenderOptions, type RenderedRemote } from '@site-admin/contracts/testing';
import * as v from 'valibot';
import declaration from '../../remote.json';
import * as remote from '../index';

export interface AssistantOptions extends RenderOptions {
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

function arrange(fake: FakeShell, { data, step, conditional, purchases, rewind, plugins }: AssistantOptions): void {
  keepSaves(fake);
  if (data) fake.site.respond(getRecommendationsData, data);
  if (step !== undefined) fake.site.respond(getRecommendationsStep, { step });
  if (conditional) fake.site.respond(getConditionalRecommendations, [...conditional]);
  if (purchases) fake.site.respond(getSitePurchases, wirePurchases(purchases));
  if (rewind !== undefined) fake.site.respond(getRewindStatus, relayed({ state: rewind, last_updated: 0 }));
  if (plugins) fake.site.respond(getPlugins, wirePlugins(plugins));
}

/** Mounts the assistant in a fake shell. */
export function renderAssistant(options: AssistantOptions = {}): RenderedRemote {
  return renderRemote(remote, {
    declaration: { name: declaration.name, version: declaration.version, emits: ['recommendations/pendingCounted@1'] },
    at: '/recommendations',
    ...options,
    arrange: (fake) => {
      arrange(fake, options);
      options.arrange?.(fake);
    },
  });
}

/** Mounts the assistant and waits for its first step. */
export async function openAssistant(options: AssistantOptions = {}): Promise<RenderedRemote> {
  const page = renderAssistant(options);
  await page.ready;
  return page;
}

/** The data of each save, oldest first. */
export const savedData = ({ site }: RenderedRemote): unknown[] =>
  site
    .getCalls(saveRecommendationsData)
    .map(({ body }) => (typeof body === 'object' && body && 'data' in body ? body.data : body));

/** The settings of all feature steps. */
export const featuresOff = {
  monitor: false,
  'related-posts': false,
  photon: false,
  'photon-cdn': false,
  tiled_galleries: false,
  'tiled-gallery': false,
  publicize: false,
};

/** Opens a step that is also the saved one, on a site without active features. */
export const openStep = (step: string, options: AssistantOptions = {}): Promise<RenderedRemote> =>
  openAssistant({ at: `/recommendations/${step}`, step, site: { settings: featuresOff }, ...options });

/** The properties of each recorded analytics event of a name. */
export const recorded = ({ analytics }: RenderedRemote, name: string): object[] =>
  analytics.recorded.filter((event) => event.name === name).map(({ properties }) => properties);
