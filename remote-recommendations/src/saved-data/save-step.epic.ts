import { getRecommendationsData, getRecommendationsStep, saveRecommendationsStep } from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { catchError, concat, defer, filter, ignoreElements, map, mergeMap, of, take, tap } from '@site-admin/runtime/rx';
import { parseSavedStep, isSavedStep } from '../steps/step-slugs';
import { currentStep, selectSentStep, type CurrentStepRoot } from './current-step.slice';
import { applyChanges } from './data-changes';
import { firstSettled } from './settled';
import { selectUnsavedChanges, unsavedChanges, type UnsavedChangesRoot } from './unsaved-changes.slice';

/** Saves the opened step, unless the site has it as the current one (spec 002 §4). */
export const saveStepEpic: RemoteEpic<CurrentStepRoot> = (action$, state$, { requests, resources }) =>
  action$.pipe(
    filter(currentStep.opened.match),
    // mergeMap: a step that was left again still counts as viewed. The shell keeps the order of the calls.
    mergeMap(({ payload: step }) =>
      firstSettled(resources.watch(getRecommendationsStep)).pipe(
        mergeMap(({ data }) => {
          if ((selectSentStep(state$.value) ?? data?.step) === step) return of(currentStep.saved(step));
          const save = defer(() => requests.call(saveRecommendationsStep, { body: { step } }));
          return concat(
            of(currentStep.sending(step)),
            save.pipe(
              map(() => currentStep.saved(step)),
              // Not shown: the next opened step is saved anyway.
              catchError(() => of(currentStep.saveFailed(step))),
            ),
          );
        }),
      ),
    ),
  );

/** Marks a saved step as viewed (spec 002 §4). */
export const markViewedEpic: RemoteEpic<UnsavedChangesRoot> = (action$, state$, { analytics, resources }) =>
  action$.pipe(
    filter(currentStep.saved.match),
    tap(({ payload }) => analytics.record('jetpack_recommendations_recommendation_viewed', { feature: payload })),
    // mergeMap: each step is marked on its own.
    mergeMap(({ payload: slug }) =>
      firstSettled(resources.watch(getRecommendationsData)).pipe(
        map(({ data = {} }) => applyChanges(data, selectUnsavedChanges(state$.value)).viewedRecommendations ?? []),
        filter((viewed) => !viewed.includes(slug)),
        map(() => unsavedChanges.added({ kind: 'viewed', slug })),
      ),
    ),
  );

/** Reports a saved step that this version does not know; the summary is shown instead. */
export const reportUnknownStepEpic: RemoteEpic = (_action$, _state$, { resources, health }) =>
  resources.watch(getRecommendationsStep).pipe(
    filter(({ data }) => data !== undefined && !isSavedStep(data.step)),
    take(1),
    tap(({ data }) => {
      try {
        parseSavedStep(data?.step ?? '');
      } catch (error) {
        health.report(error, 'assistant: the saved step');
      }
    }),
    ignoreElements(),
  );
