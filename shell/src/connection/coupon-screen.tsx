import { Skeleton } from '@site-admin/ui';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../page/page-context';
import { timeLimits } from '../remotes/loading/time-limits';
import { couponPoint } from '../routing/coupon';

export interface CouponScreenProps {
  /** Nothing came: whoever wants to connect must not stand before an empty place. */
  readonly onEmpty: () => void;
}

/** The place of the partner coupon's screen, which a remote draws. */
export function CouponScreen({ onEmpty }: CouponScreenProps) {
  const { remotes, services } = usePage();
  const host = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    const place = host.current;
    if (!place) return;
    // An extension that throws while it draws leaves its place without a word.
    const hasText = () => place.textContent !== '';
    let wasDrawn = false;
    const watch = new MutationObserver(() => {
      if (!hasText() && wasDrawn) return onEmpty();
      wasDrawn = hasText();
      setDrawn(wasDrawn);
    });
    watch.observe(place, { childList: true, subtree: true, characterData: true });
    const remove = remotes.extensions.render(couponPoint, place, {}, onEmpty);
    const waiting = services.clock.after(timeLimits.ready).subscribe(() => !hasText() && onEmpty());
    return () => {
      watch.disconnect();
      waiting.unsubscribe();
      queueMicrotask(remove);
    };
  }, [remotes, services, onEmpty]);

  return (
    <div aria-busy={!isDrawn} data-loading={!isDrawn || undefined}>
      {!isDrawn && <Skeleton height={560} />}
      <div ref={host} />
    </div>
  );
}
