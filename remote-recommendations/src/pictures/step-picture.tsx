import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import type { StepSlug } from '../steps/step-slugs';
import { getStep, type StepKind } from '../steps/step-table';
import styles from './pictures.module.css';
import { Scene } from './shapes';

interface Chunk {
  readonly pictures: { readonly [Slug in StepSlug]?: ReactNode };
}

interface PictureProps {
  readonly step: StepSlug;
}

/** Returns the pictures of a chunk. A chunk that fails to load leaves the background. */
function lazyPictures(load: () => Promise<Chunk>) {
  const Picture = lazy(() =>
    load().then(
      ({ pictures }) => ({ default: ({ step }: PictureProps) => pictures[step] }),
      () => ({ default: () => null }),
    ),
  );
  return { load, Picture };
}

const general = lazyPictures(() => import('./general-pictures'));
const byKind: Readonly<Record<StepKind, ReturnType<typeof lazyPictures>>> = {
  question: general,
  products: general,
  purchased: general,
  resource: general,
  summary: general,
  feature: lazyPictures(() => import('./feature-pictures')),
  welcome: lazyPictures(() => import('./welcome-pictures')),
  activated: lazyPictures(() => import('./activated-pictures')),
};

/** The illustration of a step, hidden from assistive technology. */
export function StepPicture({ step }: PictureProps) {
  const { Picture } = byKind[getStep(step).kind];
  return (
    <div className={styles.panel} aria-hidden="true">
      <Scene>
        <Suspense>
          <Picture step={step} />
        </Suspense>
      </Scene>
    </div>
  );
}

/** Loads the picture of a step that is likely to be opened next. */
export function usePicturePrefetch(next: StepSlug): void {
  const { kind } = getStep(next);
  useEffect(() => {
    // A failure is handled when the picture is shown.
    byKind[kind].load().catch(() => undefined);
  }, [kind]);
}
