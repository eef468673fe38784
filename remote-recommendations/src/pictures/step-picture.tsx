import { useEffect, useState, type ReactNode } from 'react';
import type { StepSlug } from '../steps/step-slugs';
import { getStep, type StepKind } from '../steps/step-table';
import styles from './pictures.module.css';
import { Scene } from './shapes';

type Pictures = { readonly [Slug in StepSlug]?: ReactNode };

/** Pictures in a chunk of their own. Unlike with `lazy`, those that were prefetched are in the first paint of their step. */
function createPictures(load: () => Promise<{ readonly pictures: Pictures }>) {
  let loaded: Pictures | undefined;
  return {
    get: () => loaded,
    /** Resolves once they are loaded, or failed to: then the picture is its background. */
    fetch: () =>
      load().then(
        ({ pictures }) => void (loaded = pictures),
        () => undefined,
      ),
  };
}

const general = createPictures(() => import('./general-pictures'));
const byKind: Readonly<Record<StepKind, ReturnType<typeof createPictures>>> = {
  question: general,
  products: general,
  purchased: general,
  resource: general,
  summary: general,
  feature: createPictures(() => import('./feature-pictures')),
  welcome: createPictures(() => import('./welcome-pictures')),
  activated: createPictures(() => import('./activated-pictures')),
};

/** The illustration of a step, hidden from assistive technology. */
export function StepPicture({ step }: { readonly step: StepSlug }) {
  const chunk = byKind[getStep(step).kind];
  const [, setPictures] = useState(chunk.get);
  useEffect(() => {
    let isUnmounted = false;
    void chunk.fetch().then(() => {
      if (!isUnmounted) setPictures(chunk.get());
    });
    return () => {
      isUnmounted = true;
    };
  }, [chunk]);
  return (
    <div className={styles.panel} aria-hidden="true">
      <Scene>{chunk.get()?.[step]}</Scene>
    </div>
  );
}

/** Loads the picture of a step that is likely to be opened next. */
export function usePicturePrefetch(next: StepSlug): void {
  const { kind } = getStep(next);
  useEffect(() => void byKind[kind].fetch(), [kind]);
}
