import { getSite, type RequestError } from '@site-admin/contracts';
import { useLive } from '@site-admin/kit';
import { useEffect, useState } from 'react';
import type { ErrorSources } from '../../notices/has-connection-errors';
import { usePage } from '../../page/page-context';

/** Returns the error of the last fetch of `site`, until one succeeds. Sends no request itself. */
function useSiteDataError(): RequestError | undefined {
  const { resources } = usePage().services;
  const [error, setError] = useState<RequestError>();
  useEffect(() => {
    const observing = resources.observe(getSite).subscribe((state) => {
      // Kept while the request is repeated.
      if (state.status === 'failed') setError(state.error);
      if (state.status === 'ready') setError(undefined);
    });
    return () => observing.unsubscribe();
  }, [resources]);
  return error;
}

/** Returns the errors of the connection between site and provider. */
export function useErrorSources(): ErrorSources {
  const { connectionErrors } = useLive(usePage().connection.state);
  return { errors: connectionErrors, siteData: useSiteDataError() };
}
