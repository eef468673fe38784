import * as v from 'valibot';

/** A named slot in the page that remotes may fill. `props` is the schema of the frozen props every extension receives. */
export interface ExtensionPointDeclaration<Props extends v.GenericSchema = v.GenericSchema> {
  readonly props: Props;
  /** Only one remote may fill it: it takes the place of something of the page. */
  readonly isExclusive?: true;
}

function point<Props extends v.GenericSchema>(declared: ExtensionPointDeclaration<Props>): ExtensionPointDeclaration<Props> {
  return declared;
}

/** Every extension point of the page. */
export const extensionPoints = {
  /** Above the first card of At a Glance. */
  'dashboard.banner@1': point({ props: v.object({}) }),
  /** Below the screen of the dashboard group (At a Glance, My Plan); `path` is the route's. */
  'page.below@1': point({ props: v.object({ path: v.string() }) }),
  /** Replaces the main connect screen where the initial state contains a partner coupon. */
  'connect.partnerCoupon@1': point({ props: v.object({}), isExclusive: true }),
} as const;

export type ExtensionPoints = typeof extensionPoints;
export type ExtensionPointName = keyof ExtensionPoints;
export type ExtensionProps<Name extends ExtensionPointName> = v.InferOutput<ExtensionPoints[Name]['props']>;

/** Returns whether the contract has an extension point of this name. */
export function isExtensionPointName(name: string): name is ExtensionPointName {
  return Object.hasOwn(extensionPoints, name);
}

/** Returns whether only one remote may fill an extension point. */
export const isExclusivePoint = (name: string): boolean =>
  isExtensionPointName(name) && extensionPoints[name].isExclusive === true;
