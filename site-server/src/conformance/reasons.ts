interface Reason {
  /** State and call, as the table prints them: `connected GET plans`. */
  readonly of: RegExp;
  readonly why: string;
}

const reasons: readonly Reason[] = [
  {
    of: /settings \(settings roles string\)/,
    why: 'A list sent as a text is an internal error on the recorded site; ours returns the reason.',
  },
  {
    of: /settings post_by_email regenerate/,
    why: 'The provider, which issues addresses, was unreachable there; here it is available.',
  },
  {
    of: /licensing\/attach-licenses/,
    why: "The provider's replacement accepted any key there; here only issued keys are accepted.",
  },
  {
    of: /GET site\/discount/,
    why: "The provider's replacement had a discount for the site; ours has one with a coupon only.",
  },
  { of: /notice editor/, why: 'Another notice had been dismissed there by hand before.' },
  {
    of: /connected-linked#link POST connection\/user/,
    why: 'There admin2 owned the connection by then (connection/owner, no call of the page), and an owner cannot unlink.',
  },
  { of: /GET recommendations\/data/, why: 'The assistant was answered there before; without answers both sites return a list.' },
  {
    of: /^unconnected GET (settings|module\/all)/,
    why: 'The recorded site had been connected before: the address for posts by email is null from then on, and an empty text before.',
  },
  {
    of: /GET recommendations\/upsell/,
    why: "The provider's replacement recommends a product to every site; ours recommends none to a site with a plan.",
  },
  {
    of: /site-connected, \w+ GET module\/(all|protect\/data)/,
    why: 'Other modules are active there.',
  },
];

/** Returns why a call may differ from its recording. */
export const reasonFor = (state: string, call: string): string | undefined =>
  reasons.find(({ of }) => of.test(`${state} ${call}`))?.why;

/** Paths whose keys depend on the recorded site's own code or data, in any response. */
export const shapeOnly: readonly RegExp[] = [
  // Names of functions in the recorded site's code.
  /sanitize_callback$/,
  // Share counts by network.
  /stats\.shares_\w+$/,
  // Added by its cache.
  /cached_at$/,
  /^related-posts\.configurable$/,
  /options\.[\w-]+\.description/,
  /introductory_offer/,
  // Plugins of the site, by file.
  /^[\w-]+\/[\w.-]+\.php$/,
  // Counts by post types the recorded site uses.
  /post_type_breakdown/,
];
