import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Loads a component in a chunk of its own. A chunk that fails to load shows `Missing` and does not fail the page. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Missing }),
    ),
  );
