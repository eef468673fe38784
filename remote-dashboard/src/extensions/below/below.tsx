import { createLazyComponent, useLazyComponent } from '@site-admin/kit';

// Below the fold: their chunk is loaded after the screen above.
const belowCards = createLazyComponent(() => import('./below-cards').then(({ BelowCards }) => BelowCards));

/** The extension `page.below@1`. Empty where its chunk failed to load. */
export function Below() {
  const state = useLazyComponent(belowCards);
  return state.status === 'ready' && <state.Component />;
}
