import {
  getConditionalRecommendations,
  getRecommendationsData,
  getRecommendationsStep,
  messageOf,
  saveRecommendationsData,
  saveRecommendationsStep,
} from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import type { RemoteEpic } from '@site-admin/runtime/kit';
import {
  EMPTY,
  catchError,
  concatMap,
  distinctUntilChanged,
  filter,
  forkJoin,
  ignoreElements,
  map,
  of,
  switchMap,
  tap,
} from '@site-admin/runtime/rx';
import { assistant, freshOf, selectAssistant, type AssistantRoot } from './assistant.slice';

/** Asks what the site remembers. The conditional list is an extra: without it the assistant goes on (spec 002 §8). */
export const loadEpic: RemoteEpic<AssistantRoot> = (action$, _state$, { requests, health }) =>
  action$.pipe(
    filter(assistant.opened.match),
    // switchMap: only the latest opening matters.
    switchMap(() =>
      forkJoin({
        data: requests.call(getRecommendationsData),
        step: requests.call(getRecommendationsStep).pipe(map(({ step }) => step)),
        conditional: requests.call(getConditionalRecommendations).pipe(
          catchError((error: unknown) => {
            health.report(error, 'assistant: conditional recommendations');
            return of([]);
          }),
        ),
      }).pipe(
        map(assistant.loaded),
        catchError((error: unknown) => of(assistant.loadFailed(messageOf(error)))),
      ),
    ),
  );

/** Tells the site which step is open, unless it knows; then the step counts as seen. */
export const saveStepEpic: RemoteEpic<AssistantRoot> = (action$, state$, { requests, health }) =>
  action$.pipe(
    filter(assistant.stepOpened.match),
    // concatMap: the site must hear the steps in the order they were opened.
    concatMap(({ payload: step }) => {
      const { progress } = selectAssistant(state$.value);
      if (progress.status !== 'ready') return EMPTY;
      if (progress.step === step) return of(assistant.stepSaved(step));
      return requests.call(saveRecommendationsStep, { body: { step } }).pipe(
        map(() => assistant.stepSaved(step)),
        catchError((error: unknown) => {
          // The person goes on; the next step is saved anew.
          health.report(error, 'assistant: saving the step');
          return EMPTY;
        }),
      );
    }),
  );

const changesData = [
  assistant.stepSaved,
  assistant.siteTypesAnswered,
  assistant.enableRequested,
  assistant.selected,
  assistant.skipped,
];

/** Saves what the assistant remembers as a whole, each time it changes. */
export const saveDataEpic: RemoteEpic<AssistantRoot> = (action$, state$, { requests }) =>
  action$.pipe(
    filter((action) => changesData.some((creator) => creator.match(action))),
    map(() => selectAssistant(state$.value).progress),
    distinctUntilChanged(
      (before, after) => before.status === 'ready' && after.status === 'ready' && sameData(before.data, after.data),
    ),
    // concatMap: an older answer must not overtake a newer one.
    concatMap((progress) => {
      if (progress.status !== 'ready') return EMPTY;
      return requests.call(saveRecommendationsData, { body: { data: progress.data } }).pipe(
        ignoreElements(),
        catchError((error: unknown) => of(assistant.saveFailed(messageOf(error)))),
      );
    }),
  );

const sameData = (before: object, after: object) => JSON.stringify(before) === JSON.stringify(after);

/** Says that an answer was not saved; it stays on screen, and goes along with the next one. */
export const announceSaveEpic: RemoteEpic = (action$, _state$, { notices }) =>
  action$.pipe(
    filter(assistant.saveFailed.match),
    tap(({ payload: message }) =>
      notices.show({
        id: 'recommendations-save',
        status: 'is-error',
        /* translators: %s is what the site answered */
        text: sprintf(__('Your answer could not be saved. %s', 'jetpack'), message),
      }),
    ),
    ignoreElements(),
  );

/** Keeps the badge in the navigation right. */
export const countPendingEpic: RemoteEpic<AssistantRoot> = (action$, state$, { bus }) =>
  action$.pipe(
    filter((action) => assistant.loaded.match(action) || assistant.stepSaved.match(action)),
    map(() => freshOf(selectAssistant(state$.value)).length),
    distinctUntilChanged(),
    tap((count) => bus.emit('recommendations/pendingCounted@1', { count })),
    ignoreElements(),
  );
