import { Suspense, lazy } from 'react';

// Below the fold: their chunk is loaded after the screen above.
const BelowCards = lazy(() => import('./below-cards').then(({ BelowCards: component }) => ({ default: component })));

/** The extension `page.below@1`. */
export function Below() {
  return (
    <Suspense fallback={null}>
      <BelowCards />
    </Suspense>
  );
}
