import { stepSlugs } from '../../steps/step-slugs';
import { selectNextStep, type NextStepParts } from './next-step';
import { getNextStepTitle } from './next-step.texts';

test.each<[string, Partial<NextStepParts>, ReturnType<typeof selectNextStep>]>([
  ['the saved step', {}, 'monitor'],
  ['the question of a site that has not started', { savedStep: 'not-started', newRecommendations: ['boost'] }, 'not-started'],
  ['the first new recommendation', { newRecommendations: ['boost', 'protect'] }, 'boost'],
  ['the first one that was not viewed', { newRecommendations: ['boost', 'protect'], viewed: ['boost'] }, 'protect'],
  ['a new recommendation after the end', { savedStep: 'summary', newRecommendations: ['protect'] }, 'protect'],
  ['nothing after the end', { savedStep: 'summary' }, undefined],
  [
    'nothing once the new ones were viewed',
    { savedStep: 'summary', newRecommendations: ['boost'], viewed: ['boost'] },
    undefined,
  ],
  ['nothing after the old wizard', { savedStep: 'setup-wizard-completed' }, undefined],
  ['the step after the old banner', { savedStep: 'banner-completed' }, 'banner-completed'],
  ['nothing for an unknown step', { savedStep: 'of-the-future' }, undefined],
])('returns %s', (_what, parts, expected) => {
  expect(selectNextStep({ savedStep: 'monitor', newRecommendations: [], viewed: [], ...parts })).toBe(expected);
});

test('every step has a title', () => {
  expect(stepSlugs.filter((slug) => getNextStepTitle(slug) === '')).toEqual([]);
  expect(getNextStepTitle('monitor')).toBe('Be the first to know when your site is down');
  expect(getNextStepTitle('agency')).toBe('Manage all your clients’ sites in one place');
});
