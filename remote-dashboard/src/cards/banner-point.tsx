import { useEffect, useRef } from 'react';
import { useAfterPaint, useShell } from '@site-admin/kit';
import { isCouponPostponed } from '@site-admin/kit/rules';
import { selectExpectedBanner } from './expected-banner';
import styles from './banner-point.module.css';

/** A reserved space is released after this time, in milliseconds. */
const maxWait = 10_000;

/**
 * The extension point above the first card. It shows the first banner that has content, and loads them after the cards; the space of an
 * expected banner is reserved until it is rendered or has failed.
 */
export function BannerPoint() {
  const { clock, extensions, site } = useShell();
  const host = useRef<HTMLDivElement>(null);
  const isPainted = useAfterPaint();
  useEffect(() => {
    const element = host.current;
    if (!element || !isPainted) return undefined;
    // Only styles depend on the attribute, so that no render is needed.
    const release = () => element.removeAttribute('data-expected');
    // The coupon is the first extension; the next step can be loaded before it.
    const isRendered = () =>
      Boolean((element.dataset['expected'] === 'coupon' ? element.firstElementChild : element)?.textContent);
    const observer = new MutationObserver(() => isRendered() && release());
    observer.observe(element, { childList: true, subtree: true });
    const waiting = clock.after(maxWait).subscribe(release);
    const remove = extensions.render('dashboard.banner@1', element, {}, release);
    return () => {
      observer.disconnect();
      waiting.unsubscribe();
      remove();
    };
  }, [clock, extensions, isPainted]);
  const expected = selectExpectedBanner({
    initial: site.initial,
    viewer: site.viewer.current,
    isCouponPostponed: isCouponPostponed(clock.now()),
  });
  return <div ref={host} className={styles.point} data-expected={expected} />;
}
