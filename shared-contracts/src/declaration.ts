import * as v from 'valibot';
import { events, isEventName } from './events';
import { extensionPoints, isExtensionPointName } from './extension-points';
import { matchesPath } from './route-path';
import { permissionNames } from './site/current-user';
import { versionRange } from './version-range';

/** Who may open a page, or sees a navigation entry. The shell decides by the site's live state. */
export const audiences = [
  /** Everyone who may open the admin page. */
  'everyone',
  /** Users who may edit posts, and those who manage modules. */
  'contributors',
  /** Users who manage modules. */
  'managers',
  /** Managers whose account is linked, unless the site is offline. */
  'linkedManagers',
  /** The linked connection owner. */
  'owner',
  /** Everyone, while the site has recommendations on. */
  'recommendations',
  /** Managers, while the site has recommendations on. */
  'recommendationsManagers',
] as const;

const path = v.pipe(v.string(), v.regex(/^\/[a-z0-9-/:*]*$/, 'a hash route: lower case, beginning with a slash'));
const fixedPath = v.pipe(v.string(), v.regex(/^\/[a-z0-9-/]*$/, 'a hash route without `:` and `*`'));
const semver = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a semver version such as 1.4.2'));

const text = v.pipe(v.string(), v.minLength(1));
const routeName = v.optional(v.string());

const frames = ['dashboard', 'settings', 'recommendations', 'product', 'bare'] as const;

/** One address of a page. What it leaves out is the page's. */
const route = v.strictObject({ path: fixedPath, title: v.optional(text), name: routeName });

const callPath = v.pipe(v.string(), v.minLength(1));

const pageMembers = v.strictObject({
  /** `/my-plan`; `:slug` matches one segment, a closing `/*` everything below. */
  path,
  /** Heading and document title in English; translated when shown. */
  title: text,
  /** The name of its routes for analytics (`jetpackRouteName`); '' for none. The title where left out. */
  name: routeName,
  /** Every address the page has, where `path` is a pattern of which not all matches are routes. */
  routes: v.optional(v.array(route)),
  audience: v.picklist(audiences),
  /** Which frame stands around it (spec 001 §2.1); `bare` has none. */
  frame: v.picklist(frames),
  /** The placeholder while the page loads; that of the frame where left out. `cards` are cards of the full width. */
  skeleton: v.optional(v.picklist([...frames, 'cards'])),
  /**
   * Label of the page in the remote's own bar of tabs, in English. The shell renders the bar until the remote renders it, and when the
   * remote fails.
   */
  tab: v.optional(text),
  /**
   * GET calls below `jetpack/v4/` that the page needs at once; sent while its code is still loading. One that not everybody may
   * make, or that needs a module to be on, says so.
   */
  prefetch: v.optional(
    v.array(
      v.union([
        callPath,
        v.strictObject({
          path: callPath,
          /** Of the signed-in user: `view_stats`. */
          permission: v.optional(v.picklist(permissionNames)),
          /** Slug of a module that must be on. */
          module: v.optional(v.string()),
          /** The user's account: `linked` to the provider, or the `owner` of the connection. */
          account: v.optional(v.picklist(['linked', 'owner'])),
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
    'every route has to match the path of its page',
  ),
);

const navigationEntry = v.strictObject({
  label: v.pipe(v.string(), v.minLength(1)),
  to: path,
  /** Lower comes first; the shell's own entries stand at 30 and 50. */
  order: v.number(),
  audience: v.picklist(audiences),
  /** The event whose `count` is shown as a badge. */
  badge: v.optional(v.picklist(['recommendations/pendingCounted@1'] satisfies (keyof typeof events)[])),
});

const extension = v.strictObject({
  point: v.pipe(v.string(), v.check(isExtensionPointName, 'the contract has no such extension point')),
  order: v.number(),
  audience: v.picklist(audiences),
});

const eventNames = v.optional(v.array(v.pipe(v.string(), v.check(isEventName, 'the contract has no such event'))), []);

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

/** remote.json: what a remote declares of itself. Checked at build, publish and load; unknown keys are refused. */
export const remoteDeclaration = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'lower-case letters and dashes')),
  title: v.pipe(v.string(), v.minLength(1)),
  version: semver,
  /** The range of the contract it needs. */
  contract: versionRange,
  owner: v.pipe(v.string(), v.minLength(1)),
  pages: v.pipe(v.array(page), v.check(haveOwnPaths, 'every path and route is declared once')),
  navigation: v.optional(v.array(navigationEntry), []),
  extensions: v.optional(v.array(extension), []),
  emits: eventNames,
  listens: eventNames,
  budget,
});

export type RemoteDeclaration = v.InferOutput<typeof remoteDeclaration>;
export type PageDeclaration = RemoteDeclaration['pages'][number];
export type RouteDeclaration = NonNullable<PageDeclaration['routes']>[number];
export type NavigationEntry = RemoteDeclaration['navigation'][number];
export type Audience = (typeof audiences)[number];
export type PageFrame = PageDeclaration['frame'];
export type PageSkeleton = NonNullable<PageDeclaration['skeleton']>;
export const eventCatalogNames = Object.keys(events);
export const extensionPointNames = Object.keys(extensionPoints);
