import { useEffect, useRef } from 'react';
import { usePage } from '../../page/page-context';
import styles from './page.module.css';

/** Maximum delay of the content that follows. */
const maxWaitMs = 3000;

/**
 * Calls back after the next paint.
 *
 * @returns Cancels the callback.
 */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(callback)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Calls back once `element` has a text.
 *
 * @returns Cancels the callback.
 */
function onFirstText(element: HTMLElement, callback: () => void): () => void {
  const watch = new MutationObserver(() => {
    if (element.textContent === '') return;
    watch.disconnect();
    callback();
  });
  watch.observe(element, { childList: true, subtree: true, characterData: true });
  return () => watch.disconnect();
}

/**
 * The extension point below a screen of the dashboard group; set `key={path}`. Without extensions it takes no space. It is rendered
 * after the screen, and the content that follows is hidden until then.
 */
export function BelowSlot({ path }: { readonly path: string }) {
  const { remotes, services } = usePage();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    // Only styles depend on the attribute, so that no render is needed.
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
