import { useEffect, useState } from 'react';

/**
 * False until the frame that first shows the component is on screen. For what is dear to draw and may come a moment later than the
 * words around it: they are not to wait for it. Keep its place.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The next frame begins with this callback; what is asked for in it comes after that frame.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setIsPainted(true))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
