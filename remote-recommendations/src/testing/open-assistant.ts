import { saveRecommendationsData } from '@site-admin/contracts';
import { renderRemote, type RenderOptions, type RenderedRemote } from '@site-admin/contracts/testing';
import declaration from '../../remote.json';
import * as remote from '../index';
import { arrangeSavedState, type SavedState } from './saved-state';

export interface AssistantOptions extends RenderOptions, SavedState {}

/** Mounts the assistant in a fake shell. */
export function renderAssistant(options: AssistantOptions = {}): RenderedRemote {
  return renderRemote(remote, {
    declaration: { name: declaration.name, version: declaration.version, emits: ['recommendations/pendingCounted@1'] },
    at: '/recommendations',
    ...options,
    arrange: (fake) => {
      arrangeSavedState(fake, options);
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
