import { useEffect } from 'react';
import { useRemoteMount } from '../remote/shell-context';

/**
 * Reports the first content on screen: with the first `true` the shell stops showing the remote as loading. An error message is
 * content too, a skeleton is not.
 */
export function useReady(isReady: boolean): void {
  const { ready } = useRemoteMount();
  useEffect(() => {
    if (isReady) ready();
  }, [isReady, ready]);
}
