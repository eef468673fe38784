import { memo } from 'react';
import { isDeepEqual } from '@site-admin/contracts';
import { CurrentCard } from '../registry/current-card';
import type { ShownCard } from '../registry/select-cards';

/** Renders its card again only when other modules of it are shown: cards read settings by themselves. */
export const CardSlot = memo(
  function CardSlot({ card, shown }: ShownCard) {
    return (
      <CurrentCard value={card}>
        <card.Card shown={shown} />
      </CurrentCard>
    );
  },
  (last, next) => last.card === next.card && isDeepEqual(last.shown, next.shown),
);
