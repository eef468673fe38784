import { getRecommendationsData, getRecommendationsStep } from '@site-admin/contracts';
import { defineGallery, type GalleryState } from '@site-admin/kit/gallery';
import remoteJson from '../remote.json';
import * as remote from './index';
import { stepPath, stepSlugs } from './steps/step-slugs';

const stepStates = stepSlugs.map((step): GalleryState => ({
  name: `Step ${step}`,
  at: stepPath(step),
  arrange: (fake) => fake.site.respond(getRecommendationsStep, { step }),
}));

export const gallery = defineGallery({
  declaration: remoteJson,
  module: remote,
  states: [
    ...stepStates,
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
    { name: 'All calls fail', at: '/recommendations', arrange: (fake) => fake.site.failAll('server') },
  ],
});
