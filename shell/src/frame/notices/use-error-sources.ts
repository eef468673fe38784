import { getSite, type RequestError } from '@site-admin/contracts';
import { useLive } from '@site-admin/kit';
import { useEffect, useState } from 'react';
import type { ErrorSources } from '../../notices/connection-errors';
import { usePage } from '../../page/page-context';

/** Why the site's record could not be fetched, until an answer comes. It is fetched for whoever shows it, never for this. */
function useSiteDataError(): RequestError | undefined {
  const { resources } = usePage().services;
  const [error, setError] = useState<RequestError>();
  useEffect(() => {
    const observing = resources.observe(getSite).subscribe((state) => {
      // While it is asked for again, what was wrong last time still is.
      if (state.status === 'failed') setError(state.error);
      if (state.status === 'ready') setError(undefined);
    });
    return () => observing.unsubscribe();
  }, [resources]);
  return error;
}

/** All that is known to be wrong between site and provider. */
export function useErrorSources(): ErrorSources {
  const { connectionErrors } = useLive(usePage().connection.state);
  return { errors: connectionErrors, siteData: useSiteDataError() };
}
