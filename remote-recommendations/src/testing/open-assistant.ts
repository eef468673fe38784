import {
  getConditionalRecommendations,
  getPlugins,
  getRecommendationsData,
  getRecommendationsStep,
  saveRecommendationsData,
  type WireOf,
} from '@site-admin/contracts';
import { renderRemote, type FakeShell, type RenderOptions, type RenderedRemote } from '@site-admin/contracts/testing';
import declaration from '../../remote.json';
import * as remote from '../index';

/** What a test says of the assistant: what the site saved, which conditions it met, which plugins are active. */
export interface AssistantOptions extends RenderOptions {
  readonly data?: WireOf<typeof getRecommendationsData>;
  readonly step?: string;
  readonly conditional?: readonly string[];
  /** Files. */
  readonly plugins?: readonly string[];
}

/** As the site lists active plugins. */
export const wirePlugins = (files: readonly string[]): WireOf<typeof getPlugins> =>
  Object.fromEntries(files.map((file) => [file, { Name: file, Version: '1.0', active: true }]));

function arrange(fake: FakeShell, { data, step, conditional, plugins }: AssistantOptions): void {
  if (data) fake.site.answer(getRecommendationsData, data);
  if (step !== undefined) fake.site.answer(getRecommendationsStep, { step });
  if (conditional) fake.site.answer(getConditionalRecommendations, [...conditional]);
  if (plugins) fake.site.answer(getPlugins, wirePlugins(plugins));
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

/** The same, once a step is on screen. */
export async function openAssistant(options: AssistantOptions = {}): Promise<RenderedRemote> {
  const page = renderAssistant(options);
  await page.ready;
  return page;
}

/** What the assistant asked the site to remember, oldest first. */
export const savedData = ({ site }: RenderedRemote): unknown[] =>
  site
    .callsOf(saveRecommendationsData)
    .map(({ body }) => (typeof body === 'object' && body && 'data' in body ? body.data : body));
