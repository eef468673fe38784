import { getSite } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';

/** Title and tagline of the site. The tagline is part of the provider's record; '' until it is loaded. */
export function useSiteTexts(): { readonly siteTitle: string; readonly tagline: string } {
  const { siteTitle } = useShell().site.initial;
  return { siteTitle, tagline: useResource(getSite).data?.description ?? '' };
}
