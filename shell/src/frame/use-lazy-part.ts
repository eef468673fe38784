import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part of the page whose code is fetched once it is wanted. A code that does not come costs the part, not the page: `onFailed`
 * says so, and it is fetched anew when the part is wanted again.
 *
 * @param load Fetches the code; the same function at each render.
 */
export function useLazyPart<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailed: () => void,
): ComponentType<Props> | undefined {
  const [part, setPart] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || part) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    );
  }, [isWanted, part, load]);
  useEffect(() => {
    if (!hasFailed) return;
    setFailed(false);
    if (isWanted) onFailed();
  }, [hasFailed, isWanted, onFailed]);
  return part;
}
