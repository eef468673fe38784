import { Suspense, lazy } from 'react';

// Nobody sees them before they scroll: their code comes behind that of the screen above.
const BelowCards = lazy(() => import('./below-cards').then(({ BelowCards: component }) => ({ default: component })));

/** This remote's part of the place below the screens of the dashboard group. */
export function Below() {
  return (
    <Suspense fallback={null}>
      <BelowCards />
    </Suspense>
  );
}
