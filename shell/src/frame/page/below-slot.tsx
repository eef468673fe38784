import { useEffect, useRef } from 'react';
import { usePage } from '../../page/page-context';
import styles from './page.module.css';

/** What stands below is no reason to hold the rest of the page back for longer. */
const maxWaitMs = 3000;

/** Calls back once the frame that is being made is on screen; answers how not to. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(callback)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Calls back, once, when something can be read in `place`; answers how not to. */
function onFirstText(place: HTMLElement, callback: () => void): () => void {
  const watch = new MutationObserver(() => {
    if (place.textContent === '') return;
    watch.disconnect();
    callback();
  });
  watch.observe(place, { childList: true, subtree: true, characterData: true });
  return () => watch.disconnect();
}

/**
 * What remotes put below the screen of a path, of the dashboard group; give the element `key={path}`. Empty, and without a gap, when
 * none does. It is drawn after the screen, which is what the person came for; what follows it appears once it stands.
 */
export function BelowSlot({ path }: { readonly path: string }) {
  const { remotes, services } = usePage();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    // Only how it looks depends on it: there is nothing to draw anew.
    const settle = () => element.removeAttribute('data-pending');
    const unwatch = onFirstText(element, settle);
    const waiting = services.clock.after(maxWaitMs).subscribe(settle);
    let remove: () => void = () => undefined;
    const forget = afterPaint(() => (remove = remotes.extensions.render('page.below@1', element, { path }, settle)));
    return () => {
      unwatch();
      waiting.unsubscribe();
      forget();
      queueMicrotask(() => remove());
    };
  }, [remotes, services, path]);
  return <div ref={host} className={styles.below} data-pending />;
}
