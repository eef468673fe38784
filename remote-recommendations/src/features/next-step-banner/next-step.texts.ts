import { __ } from '@site-admin/runtime/i18n';
import { featureTexts } from '../../steps/feature.texts';
import { purchasedTexts } from '../../steps/purchased.texts';
import { resourceTexts } from '../../steps/resource.texts';
import { isStepSlug, type SavedStep } from '../../steps/step-slugs';
import { isOfKind } from '../../steps/step-table';

const isStart = (step: SavedStep): boolean => isStepSlug(step) && isOfKind(step, 'question');

/** Returns the title of a step; for the others, what the assistant does. */
export function getNextStepTitle(step: SavedStep): string {
  if (isStart(step)) return __('Get recommendations for your site', 'jetpack');
  if (isStepSlug(step)) {
    if (isOfKind(step, 'feature')) return featureTexts(step).title;
    if (isOfKind(step, 'resource')) return resourceTexts(step).title;
    if (isOfKind(step, 'activated')) return purchasedTexts(step).title;
  }
  return __('Continue setting up your site', 'jetpack');
}

export const getNextStepDescription = (step: SavedStep): string =>
  isStart(step)
    ? __('Answer one question to see what helps your site most.', 'jetpack')
    : __('The next recommendation for your site.', 'jetpack');

export const getNextStepAction = (step: SavedStep): string =>
  isStart(step) ? __('Get started', 'jetpack') : __('Continue', 'jetpack');
