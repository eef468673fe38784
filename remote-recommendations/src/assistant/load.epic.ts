import {
  getConditionalRecommendations,
  getRecommendationsData,
  getRecommendationsStep,
  getErrorMessage,
  type Health,
} from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { catchError, filter, forkJoin, map, of, switchMap, type Observable } from '@site-admin/runtime/rx';
import { isStepSlug, savedStep, type SavedStep } from '../steps/step-slugs';
import { assistant, type Progress } from './assistant.slice';

type Attempt<T> = { readonly value: T } | { readonly failure: string };

const attempt = <T>(call: Observable<T>): Observable<Attempt<T>> =>
  call.pipe(
    map((value) => ({ value })),
    catchError((error: unknown) => of({ failure: getErrorMessage(error) })),
  );

const valueOf = <T>(attempted: Attempt<T>): T | undefined => ('value' in attempted ? attempted.value : undefined);

/** A step nobody knows is a defect, and reported; the person is shown the summary (spec 002 §2). */
function stepOf(slug: string, health: Health): SavedStep {
  try {
    return savedStep(slug);
  } catch (error) {
    health.report(error, 'assistant: the saved step');
    return 'summary';
  }
}

/** Asks what the site remembers. What it fails to say is taken from the page, or done without (spec 002 §8). */
export const loadEpic: RemoteEpic = (action$, _state$, { requests, health, site }) =>
  action$.pipe(
    filter(assistant.opened.match),
    // switchMap: only the latest opening matters.
    switchMap(() =>
      forkJoin({
        remembered: attempt(requests.call(getRecommendationsData)),
        step: attempt(requests.call(getRecommendationsStep)),
        conditional: attempt(requests.call(getConditionalRecommendations)),
      }),
    ),
    map(({ remembered, step, conditional }): Progress => {
      const { recommendationsStep, newRecommendations } = site.initial;
      const failures = Object.entries({ remembered, step, conditional }).flatMap(([part, attempted]) =>
        'failure' in attempted ? [[part, attempted.failure]] : [],
      );
      return {
        remembered: valueOf(remembered),
        step: stepOf(valueOf(step)?.step ?? recommendationsStep, health),
        conditional: (valueOf(conditional) ?? newRecommendations).filter(isStepSlug),
        failures: Object.fromEntries(failures),
      };
    }),
    map(assistant.loaded),
  );
