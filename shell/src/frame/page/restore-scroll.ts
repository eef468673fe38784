/** Milliseconds after which the position is no longer restored. */
const limitMs = 5000;
/** Events of user input, which end the restoration. */
const inputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Scrolls the page to `top`, again whenever `content` changes its size, as a loading screen is too short at first. Stops at the
 * first user input.
 *
 * @param top Pixels.
 * @returns Stops scrolling.
 */
export function restoreScroll(top: number, content: Element): () => void {
  window.scrollTo(0, top);
  if (top === 0) return () => undefined;
  const sizes = new ResizeObserver(() => window.scrollTo(0, top));
  const timer = setTimeout(stop, limitMs);
  function stop(): void {
    sizes.disconnect();
    clearTimeout(timer);
    inputs.forEach((name) => window.removeEventListener(name, stop, { capture: true }));
  }
  sizes.observe(content);
  inputs.forEach((name) => window.addEventListener(name, stop, { capture: true, passive: true }));
  return stop;
}
