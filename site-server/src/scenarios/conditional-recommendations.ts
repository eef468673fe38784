import { connected } from './connected';
import type { Scenario } from './scenario';

/** For the assistant: much happened on the site, so each conditional recommendation has its cause. */
export const conditionalRecommendations: Scenario = {
  ...connected,
  name: 'conditional-recommendations',
  about: 'the connected site with a cause for each of the six conditional recommendations',
  values: {
    ...connected.values,
    conditional_recommendations: ['publicize', 'protect', 'anti-spam', 'videopress', 'backup-plan', 'boost'],
  },
};
