import { getSite, getSiteFeatures, siteHas, type SiteFeatures } from '@site-admin/contracts';
import { useResource } from '@site-admin/kit';

/** What is known of the support this site paid for. `unknown`: the site could not be asked. */
export type PaidSupport = 'loading' | 'paid' | 'free' | 'unknown';

interface Heard {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly features: SiteFeatures | undefined;
}

function supportOf({ status, features }: Heard): PaidSupport {
  if (features) return siteHas(features, 'support') ? 'paid' : 'free';
  return status === 'loading' ? 'loading' : 'unknown';
}

/** For those who manage modules: nobody else may ask for the site's features. */
export function usePaidSupport(): PaidSupport {
  const { status, data } = useResource(getSiteFeatures);
  return supportOf({ status, features: data });
}

/** For everybody else: the plan in the site's record has its features too. */
export function usePaidSupportOfPlan(): PaidSupport {
  const { status, data } = useResource(getSite);
  return supportOf({ status, features: data?.plan?.features });
}
