import { startTransition, useEffect, useState } from 'react';

/**
 * Returns false until the component's first frame is painted. For content that is expensive to render, so that it does not delay
 * the text around it. Reserve its space meanwhile.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The callback runs before the next paint, a timer set in it after.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => startTransition(() => setIsPainted(true)))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
