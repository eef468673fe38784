import { useEffect } from 'react';
import { useShell } from '@site-admin/kit';

/** Reports a chunk that failed to load, once. */
export function useMissingChunk(name: string): void {
  const { health } = useShell();
  useEffect(() => {
    health.report(new Error(`The chunk ${name} could not be loaded.`), `chunk ${name}`);
  }, [health, name]);
}
