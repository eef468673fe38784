import { useEffect } from 'react';
import { useSession } from '../remote/shell-context';

/**
 * Says when the first real content is on screen: the shell's wait for this remote ends with the first `true`. An error said in
 * words is content too; a skeleton is not.
 */
export function useReady(isReady: boolean): void {
  const { ready } = useSession();
  useEffect(() => {
    if (isReady) ready();
  }, [isReady, ready]);
}
