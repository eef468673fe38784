import * as v from 'valibot';

/** A named place in the page that remotes may fill. `props` is what every extension there is given, frozen. */
export interface ExtensionPointDeclaration<Props extends v.GenericSchema = v.GenericSchema> {
  readonly props: Props;
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
  /** In place of the main connect screen, where a partner's coupon came with the page. */
  'connect.partnerCoupon@1': point({ props: v.object({}) }),
} as const;

export type ExtensionPoints = typeof extensionPoints;
export type ExtensionPointName = keyof ExtensionPoints;
export type ExtensionProps<Name extends ExtensionPointName> = v.InferOutput<ExtensionPoints[Name]['props']>;

/** True for a point the contract has. */
export function isExtensionPointName(name: string): name is ExtensionPointName {
  return Object.hasOwn(extensionPoints, name);
}
