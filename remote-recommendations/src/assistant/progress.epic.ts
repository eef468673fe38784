import { getRecommendationsData, saveRecommendationsData, saveRecommendationsStep } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { problemText, type RemoteEpic } from '@site-admin/kit';
import {
  EMPTY,
  catchError,
  concatMap,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  of,
  switchMap,
  take,
  tap,
} from '@site-admin/runtime/rx';
import { assistant, selectAssistant, type AssistantRoot } from './assistant.slice';
import { selectView } from './assistant.view';
import { withChanges } from './remembered';

/** Tells the site which step is open, unless it knows. */
export const saveStepEpic: RemoteEpic<AssistantRoot> = (action$, state$, { requests }) =>
  action$.pipe(
    filter(assistant.stepOpened.match),
    // concatMap: the site must hear the steps in the order they were opened.
    concatMap(({ payload: step }) => {
      if (selectAssistant(state$.value).progress?.step === step) return of(assistant.stepSaved(step));
      return requests.call(saveRecommendationsStep, { body: { step } }).pipe(
        map(() => assistant.stepSaved(step)),
        // The person goes on all the same; the next step that is opened is saved anew.
        catchError(() => EMPTY),
      );
    }),
  );

/** Once the site stands at a step, the step counts as seen (spec 002 §4). */
export const viewStepEpic: RemoteEpic<AssistantRoot> = (action$, state$, { analytics }) =>
  action$.pipe(
    filter(assistant.stepSaved.match),
    tap(({ payload }) => analytics.record('jetpack_recommendations_recommendation_viewed', { feature: payload })),
    filter(({ payload }) => !selectView(state$.value)?.data.viewedRecommendations?.includes(payload)),
    map(({ payload }) => assistant.stepViewed(payload)),
  );

const changesData = [
  assistant.stepViewed,
  assistant.siteTypesAnswered,
  assistant.enableRequested,
  assistant.selected,
  assistant.skipped,
];

/** Saves what the assistant remembers as a whole, each time it changes. */
export const saveDataEpic: RemoteEpic<AssistantRoot> = (action$, state$, { requests }) =>
  action$.pipe(
    filter((action) => changesData.some((creator) => creator.match(action))),
    // concatMap: an older answer must not overtake a newer one.
    concatMap(() => {
      const { progress, unsaved } = selectAssistant(state$.value);
      // An earlier turn took it along.
      if (unsaved.length === 0) return EMPTY;
      const known = progress?.remembered;
      return (known ? of(known) : requests.call(getRecommendationsData)).pipe(
        switchMap((remembered) => {
          const data = withChanges(remembered, unsaved);
          const saved = assistant.saved({ data, count: unsaved.length });
          return requests.call(saveRecommendationsData, { body: { data } }).pipe(map(() => saved));
        }),
        catchError((error: unknown) => of(assistant.saveFailed(problemText(error)))),
      );
    }),
  );

const notSaved = 'recommendations-save';

/** Says that an answer was not saved; it stays on screen, and goes along with the next one. */
export const announceSaveEpic: RemoteEpic<AssistantRoot> = (action$, state$, { notices }) =>
  action$.pipe(
    filter(assistant.saveFailed.match),
    // That a step was looked at is no answer.
    filter(() => selectAssistant(state$.value).unsaved.some(({ kind }) => kind !== 'viewed')),
    tap(({ payload: message }) =>
      notices.show({
        id: notSaved,
        status: 'is-error',
        /* translators: %s is what the site answered */
        text: sprintf(__('Your answer could not be saved. %s', 'jetpack'), message),
        // Answering leads to the next step, where it must still be read.
        displayOnNextPage: true,
      }),
    ),
    ignoreElements(),
  );

/** Takes the word back once the answer went along with a later one. */
export const withdrawNoticeEpic: RemoteEpic = (action$, _state$, { notices }) =>
  action$.pipe(
    filter(assistant.saveFailed.match),
    switchMap(() => action$.pipe(filter(assistant.saved.match), take(1))),
    tap(() => notices.dismiss(notSaved)),
    ignoreElements(),
  );

/** Keeps the badge in the navigation right; where the site failed to say, the badge stays as it is. */
export const countPendingEpic: RemoteEpic<AssistantRoot> = (action$, state$, { bus }) =>
  action$.pipe(
    map(() => selectView(state$.value)),
    filter((view) => view?.isRemembered === true),
    map((view) => view?.fresh.length ?? 0),
    distinctUntilChanged(),
    tap((count) => bus.emit('recommendations/pendingCounted@1', { count })),
    ignoreElements(),
  );
