interface Reason {
  /** State, call and differences, as the results list them: `connected GET plans: code success there, …`. */
  readonly of: RegExp;
  readonly why: string;
}

export const reasons: readonly Reason[] = [
  // The plugin itself.
  {
    of: /settings \{"roles":"administrator"\}: 500 there/,
    why: 'The plugin fails on a list that is sent as a text; ours returns the reason.',
  },
  {
    of: /POST plugins \{"slug":"no such plugin"/,
    why: 'The plugin accepts every name with a letter in it and fails to install it; ours refuses names that no plugin can have.',
  },
  {
    of: /^unconnected GET module\/protect\/data \(after the writes\)/,
    why: 'When a site registers again, the plugin also activates modules that need a linked account.',
  },

  // The program that takes the place of the provider.
  {
    of: /"post_by_email_address":"(re)?(generate|create)"/,
    why: "The provider's replacement issues no addresses; ours does.",
  },
  { of: /licensing\/attach-licenses/, why: "The provider's replacement accepts any key; ours accepts issued keys only." },
  { of: /GET site\/discount/, why: "The provider's replacement has a discount for every site; ours has one with a coupon only." },

  {
    of: /GET recommendations\/upsell.*: product_id: missing here/,
    why: "The provider's replacement recommends a product to every site; ours recommends none to a site with a plan.",
  },

  // The recorded site.
  {
    of: /GET recommendations\/(upsell|product-suggestions): [[\].]*billing_timeframe: only here$/,
    why: "The recorded site's provider did not name the billing period; others do.",
  },
  { of: /notice\/welcome .*\(editor\)/, why: 'Another notice had been dismissed on the recorded site before.' },
  {
    of: /connected-linked#link POST connection\/user/,
    why: 'There admin2 owned the connection by then (connection/owner, no call of the page), and an owner cannot unlink.',
  },
  { of: /^connected GET recommendations\/data/, why: 'The assistant had been used on the recorded site before.' },
  {
    of: /^unconnected GET (settings|module\/all): [^;]*post_by_email_address/,
    why: 'The recorded site had been connected before: from then on the address for posts by email is null, not an empty text.',
  },
];

/** Returns why a call may differ. */
export const findReason = (difference: string): string | undefined => reasons.find(({ of }) => of.test(difference))?.why;

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
