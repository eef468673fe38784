import { Skeleton } from '@site-admin/ui';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../page/page-context';
import { timeLimits } from '../remotes/loading/time-limits';
import { couponPoint } from '../routing/coupon';

export interface CouponScreenProps {
  /** Called when the coupon screen stays empty, so that the caller can show another screen. */
  readonly onEmpty: () => void;
}

/** The partner coupon screen, which a remote renders. */
export function CouponScreen({ onEmpty }: CouponScreenProps) {
  const { remotes, services } = usePage();
  const host = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    // An extension that throws while rendering leaves its element empty, without an error.
    const hasText = () => element.textContent !== '';
    let wasDrawn = false;
    const watch = new MutationObserver(() => {
      if (!hasText() && wasDrawn) return onEmpty();
      wasDrawn = hasText();
      setDrawn(wasDrawn);
    });
    watch.observe(element, { childList: true, subtree: true, characterData: true });
    const remove = remotes.extensions.render(couponPoint, element, {}, onEmpty);
    const timeout = services.clock.after(timeLimits.ready).subscribe(() => !hasText() && onEmpty());
    return () => {
      watch.disconnect();
      timeout.unsubscribe();
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
