import * as v from 'valibot';
import { acknowledged, listOrMap, mapOrEmptyList } from '../wire';
import { endpoint } from '../endpoint';
import { productSuggestion, recommendationsData, upsell } from '../site/recommendations';

const forbidden = 'invalid_user_permission_manage_settings';
const ofAdminPage = { right: 'admin_page', forbidden: 'invalid_user_permission_view_admin' } as const;

/** Stored state of the assistant; `{}` before the first save. */
export const getRecommendationsData = endpoint({
  method: 'GET',
  path: 'recommendations/data',
  result: mapOrEmptyList(recommendationsData),
  right: 'configure_modules',
  forbidden,
});

/** Replaces the stored state of the assistant; an empty object is ignored. */
export const saveRecommendationsData = endpoint({
  method: 'POST',
  path: 'recommendations/data',
  body: v.object({ data: recommendationsData }),
  result: acknowledged,
  right: 'configure_modules',
  forbidden,
  errors: ['rest_missing_callback_param', 'rest_invalid_param'],
  makesStale: ['recommendations/data'],
});

/** The current step of the assistant; `not-started` at first. */
export const getRecommendationsStep = endpoint({
  method: 'GET',
  path: 'recommendations/step',
  result: v.looseObject({ step: v.optional(v.string(), 'not-started') }),
  right: 'configure_modules',
  forbidden,
});

/** Stores the current step of the assistant; '' is ignored. */
export const saveRecommendationsStep = endpoint({
  method: 'POST',
  path: 'recommendations/step',
  body: v.object({ step: v.string() }),
  result: acknowledged,
  right: 'configure_modules',
  forbidden,
  errors: ['rest_missing_callback_param', 'rest_invalid_param'],
  makesStale: ['recommendations/step'],
});

/** Products the provider suggests; empty for an unlinked user (the string "[]" on the wire). */
export const getProductSuggestions = endpoint({
  method: 'GET',
  path: 'recommendations/product-suggestions',
  result: v.union([
    v.array(productSuggestion),
    v.pipe(
      v.string(),
      v.transform((): v.InferOutput<typeof productSuggestion>[] => []),
    ),
  ]),
  ...ofAdminPage,
  errors: ['site_not_registered', 'failed_to_fetch_data'],
});

/** The product the summary recommends. */
export const getUpsell = endpoint({
  method: 'GET',
  path: 'recommendations/upsell',
  result: upsell,
  ...ofAdminPage,
  errors: ['site_not_registered', 'failed_to_fetch_data'],
});

/** Slugs of recommendations triggered by conditions of the site, in order. */
export const getConditionalRecommendations = endpoint({
  method: 'GET',
  path: 'recommendations/conditional',
  result: listOrMap(v.string()),
  ...ofAdminPage,
});

const questionnaire = mapOrEmptyList(v.record(v.string(), v.unknown()));

/** Exists in older versions only: 11.6 responds 404. */
export const getSetupQuestionnaire = endpoint({
  method: 'GET',
  path: 'setup/questionnaire',
  result: questionnaire,
  right: 'configure_modules',
  forbidden,
  errors: ['rest_no_route'],
});

/** Exists in older versions only: 11.6 responds 404. */
export const saveSetupQuestionnaire = endpoint({
  method: 'POST',
  path: 'setup/questionnaire',
  body: v.record(v.string(), v.unknown()),
  result: acknowledged,
  right: 'configure_modules',
  forbidden,
  errors: ['rest_no_route'],
  makesStale: ['setup/questionnaire'],
});
