import * as v from 'valibot';

/** The two addresses of an identity crisis, as they are displayed: without protocol and trailing slash. */
export interface SiteAddresses {
  /** The address the provider has; undefined if the page data does not contain it. */
  readonly known: string | undefined;
  readonly current: string;
}

/** The members used here of the identity-crisis package's state. */
const printed = v.fallback(v.object({ wpcomHomeUrl: v.nullish(v.string()), currentUrl: v.nullish(v.string()) }), {});

const toDisplay = (url: string) => url.replace(/^(https?:)?\/\//, '').replace(/\/$/, '');

/** @param rawUrl Of the initial state, with `::` instead of slashes. */
export function readSiteAddresses(window: object, rawUrl: string): SiteAddresses {
  const { wpcomHomeUrl, currentUrl } = v.parse(printed, Reflect.get(window, 'JP_IDENTITY_CRISIS__INITIAL_STATE'));
  return {
    known: wpcomHomeUrl ? toDisplay(wpcomHomeUrl) : undefined,
    current: toDisplay(currentUrl ? currentUrl : rawUrl.replaceAll('::', '/')),
  };
}
