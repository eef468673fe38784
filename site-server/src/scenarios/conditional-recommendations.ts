import { connected } from './connected';
import type { Scenario } from './scenario';

/** The assistant with activity on the site that triggers each conditional recommendation. */
export const conditionalRecommendations: Scenario = {
  ...connected,
  name: 'conditional-recommendations',
  about: 'the connected site with a cause for each of the six conditional recommendations',
  values: {
    ...connected.values,
    conditional_recommendations: ['publicize', 'protect', 'anti-spam', 'videopress', 'backup-plan', 'boost'],
  },
};
