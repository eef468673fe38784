import { useEffect, useRef } from 'react';
import { usePage } from '../page-context';
import styles from './page.module.css';

/** Calls back once the frame that is being made is on screen; answers how not to. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(callback)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * What remotes put below the screens of the dashboard group. Empty, and without a gap, when none does. It is drawn after the screen,
 * which is what the person came for.
 */
export function Below({ path }: { readonly path: string }) {
  const { remotes } = usePage();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let remove: () => void = () => undefined;
    const forget = afterPaint(() => (remove = remotes.extensions.render('page.below@1', element, { path })));
    return () => {
      forget();
      queueMicrotask(() => remove());
    };
  }, [remotes, path]);
  return <div ref={host} className={styles.below} />;
}
