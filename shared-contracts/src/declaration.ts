import * as v from 'valibot';
import { events, isEventName } from './events';
import { extensionPoints, isExtensionPointName } from './extension-points';
import { matchesPath } from './route-path';
import { permissionNames } from './site/current-user';
import { versionRange } from './version-range';

/** The users a page or navigation entry is for. The shell decides by the current viewer. */
export const audiences = [
  /** Every user with access to the admin page. */
  'everyone',
  /** Users with `edit_posts` or `manage_modules`. */
  'contributors',
  /** Users with `manage_modules`. */
  'managers',
  /** Managers whose account is linked, unless the site is offline. */
  'linkedManagers',
  /** The linked connection owner. */
  'owner',
  /** Every user, while the site shows recommendations. */
  'recommendations',
  /** Managers, while the site shows recommendations. */
  'recommendationsManagers',
  /** Managers, while the connected site has a coupon of a partner. */
  'couponManagers',
  /** Users with the right `operate`, on every kind of site. */
  'operators',
] as const;

const path = v.pipe(v.string(), v.regex(/^\/[a-z0-9-/:*]*$/, 'a hash route: lower case, beginning with a slash'));
const fixedPath = v.pipe(v.string(), v.regex(/^\/[a-z0-9-/]*$/, 'a hash route without `:` and `*`'));
const semver = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a semver version such as 1.4.2'));

const text = v.pipe(v.string(), v.minLength(1));
const routeName = v.optional(v.string());

const frames = ['dashboard', 'settings', 'recommendations', 'product', 'bare'] as const;

/** One route of a page; `title` and `name` default to those of the page. */
const route = v.strictObject({ path: fixedPath, title: v.optional(text), name: routeName });

const callPath = v.pipe(v.string(), v.minLength(1));

const pageMembers = v.strictObject({
  /** `/my-plan`; `:slug` matches one segment, a closing `/*` everything below. */
  path,
  /** Heading and document title in English; translated when shown. */
  title: text,
  /** The route name in analytics (`jetpackRouteName`); '' for none. Default: the title. */
  name: routeName,
  /** Every route of the page, where `path` is a pattern of which not all matches are routes. */
  routes: v.optional(v.array(route)),
  audience: v.picklist(audiences),
  /** The frame around the page (spec 001 §2.1); `bare` has none. */
  frame: v.picklist(frames),
  /** The placeholder while the page loads. Default: that of the frame. `cards` are cards of the full width. */
  skeleton: v.optional(v.picklist([...frames, 'cards'])),
  /**
   * Label of the page in the remote's tab bar, in English. The shell renders the bar until the remote renders it, and when the
   * remote fails.
   */
  tab: v.optional(text),
  /**
   * GET calls below `jetpack/v4/` that are prefetched while the code of the page is loading. A call that needs a permission,
   * a linked account, an active module or a site's own hosting declares it.
   */
  prefetch: v.optional(
    v.array(
      v.union([
        callPath,
        v.strictObject({
          path: callPath,
          /** Required of the signed-in user: `view_stats`. */
          permission: v.optional(v.picklist(permissionNames)),
          /** Slug of a module that must be active. */
          module: v.optional(v.string()),
          /** The user's account: `linked` to the provider, or the `owner` of the connection. */
          account: v.optional(v.picklist(['linked', 'owner'])),
          /** `own`: not on sites hosted by the provider (Atomic). */
          hosting: v.optional(v.literal('own')),
        }),
      ]),
    ),
    [],
  ),
});

const page = v.pipe(
  pageMembers,
  v.check(
    ({ path: pattern, routes = [] }) => routes.every((each) => matchesPath(pattern, each.path)),
    'routes that match the path of their page',
  ),
);

const navigationEntry = v.strictObject({
  label: v.pipe(v.string(), v.minLength(1)),
  to: path,
  /** Ascending; the shell's own entries have 30 and 50. */
  order: v.number(),
  audience: v.picklist(audiences),
  /** The event whose `count` is shown as a badge. */
  badge: v.optional(v.picklist(['recommendations/pendingCounted@1'] satisfies (keyof typeof events)[])),
});

const extension = v.strictObject({
  point: v.pipe(v.string(), v.check(isExtensionPointName, 'an extension point of the contract')),
  order: v.number(),
  audience: v.picklist(audiences),
});

const eventNames = v.optional(v.array(v.pipe(v.string(), v.check(isEventName, 'an event of the contract'))), []);

const budget = v.strictObject({
  /** Bytes of the entry, gzip -9. */
  entryGzip: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Bytes of every script and style together, brotli 11. */
  totalBrotli: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const haveOwnPaths = (pages: v.InferOutput<typeof page>[]) => {
  const paths = pages.flatMap(({ path: pattern, routes }) => routes?.map((each) => each.path) ?? [pattern]);
  return new Set(paths).size === paths.length;
};

/** Schema of remote.json. Checked at build, publish and load; unknown keys are refused. */
export const remoteDeclaration = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'lower-case letters and dashes')),
  title: v.pipe(v.string(), v.minLength(1)),
  version: semver,
  /** The contract range the remote needs. */
  contract: versionRange,
  owner: v.pipe(v.string(), v.minLength(1)),
  pages: v.pipe(v.array(page), v.check(haveOwnPaths, 'each path and route once')),
  navigation: v.optional(v.array(navigationEntry), []),
  extensions: v.optional(v.array(extension), []),
  emits: eventNames,
  listens: eventNames,
  budget,
});

export type RemoteDeclaration = v.InferOutput<typeof remoteDeclaration>;
export type PageDeclaration = RemoteDeclaration['pages'][number];
export type NavigationEntry = RemoteDeclaration['navigation'][number];
export type Audience = (typeof audiences)[number];
export type PageFrame = PageDeclaration['frame'];
export type PageSkeleton = NonNullable<PageDeclaration['skeleton']>;
export const eventCatalogNames = Object.keys(events);
export const extensionPointNames = Object.keys(extensionPoints);
