import { getRecommendationsData, getRecommendationsStep, installPlugin } from '@site-admin/contracts';
import type { FakeShell } from '@site-admin/contracts/testing';
import { defineGallery, press, type GalleryState } from '@site-admin/kit/gallery';
import remoteJson from '../remote.json';
import { NextStepBanner } from './features/next-step-banner/next-step-banner';
import { productStates } from './features/products/products.gallery';
import * as remote from './index';
import { sidebarStates } from './sidebar/sidebar.gallery';
import { featureTexts } from './steps/feature.texts';
import { stepPath, stepSlugs, type StepSlug } from './steps/step-slugs';

/** Every step by its route; product suggestions have states of their own. */
const routed = stepSlugs.filter((slug) => slug !== 'not-started' && slug !== 'product-suggestions');
const stepStates = routed.map((step): GalleryState => ({
  name: `Step ${step}`,
  at: stepPath(step),
  arrange: (fake) => fake.site.respond(getRecommendationsStep, { step }),
}));

const boost = (name: string, arrange: (fake: FakeShell) => void): GalleryState => ({
  name: `Step boost, ${name}`,
  at: stepPath('boost'),
  arrange(fake) {
    fake.site.respond(getRecommendationsStep, { step: 'boost' });
    arrange(fake);
  },
  act: (host) => press(host, featureTexts('boost').enable),
});

const banner = (step: StepSlug): GalleryState => ({
  name: `Banner of the next step, ${step}`,
  component: NextStepBanner,
  site: { initialState: { recommendationsStep: step } },
  arrange: (fake) => fake.site.respond(getRecommendationsStep, { step }),
});

export const gallery = defineGallery({
  declaration: remoteJson,
  module: remote,
  states: [
    ...stepStates,
    ...productStates,
    ...sidebarStates,
    {
      name: 'Step monitor, enabled',
      at: stepPath('monitor'),
      site: { settings: { monitor: true } },
      arrange: (fake) => fake.site.respond(getRecommendationsStep, { step: 'monitor' }),
    },
    boost('installing', ({ site }) => void site.hold(installPlugin)),
    boost('not installed after an error', ({ site }) =>
      site.fail(installPlugin, { status: 500, message: 'The package could not be downloaded.' }),
    ),
    {
      name: 'Summary, features enabled',
      at: '/recommendations/summary',
      site: { settings: { monitor: true, 'related-posts': true, photon: true, publicize: true } },
      arrange(fake) {
        fake.site.respond(getRecommendationsStep, { step: 'summary' });
        fake.site.respond(getRecommendationsData, { viewedRecommendations: ['summary'] });
      },
    },
    {
      name: 'Onboarding, third step',
      at: '/recommendations',
      arrange(fake) {
        fake.site.respond(getRecommendationsStep, { step: 'scan-activated' });
        fake.site.respond(getRecommendationsData, {
          viewedRecommendations: ['welcome__security', 'backup-activated'],
          onboardingActive: 'JETPACK_SECURITY',
          onboardingHasStarted: true,
          onboardingTotalSteps: ['welcome__security', 'backup-activated', 'scan-activated', 'monitor'],
        });
      },
    },
    {
      name: 'Summary, purchased plan',
      at: '/recommendations/summary',
      site: { plan: 'jetpack_complete' },
      arrange(fake) {
        fake.site.respond(getRecommendationsStep, { step: 'summary' });
        fake.site.respond(getRecommendationsData, {
          viewedRecommendations: ['summary'],
          skippedRecommendations: ['related-posts'],
          onboardingViewed: ['JETPACK_COMPLETE'],
        });
      },
    },
    {
      name: 'Summary, features skipped',
      at: '/recommendations/summary',
      arrange(fake) {
        fake.site.respond(getRecommendationsStep, { step: 'summary' });
        fake.site.respond(getRecommendationsData, {
          viewedRecommendations: ['summary'],
          skippedRecommendations: ['monitor', 'related-posts', 'site-accelerator'],
        });
      },
    },
    { name: 'All calls fail', at: '/recommendations', arrange: (fake) => fake.site.failAll('server') },
    banner('not-started'),
    banner('monitor'),
    banner('agency'),
    banner('welcome__complete'),
  ],
});
