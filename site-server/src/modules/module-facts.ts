/** A class of plans; every plan includes the features of the classes before it. */
export type PlanClass = 'free' | 'personal' | 'premium' | 'security' | 'business' | 'complete';

/** Facts of a module that are the same on every site. */
export interface ModuleFacts {
  readonly slug: string;
  readonly name: string;
  /** Position in the list; equal ones are sorted by slug. */
  readonly sort: number;
  /** Position among recommended modules. */
  readonly order: number;
  /** Version that introduced it. */
  readonly introduced: string;
  readonly changed?: string;
  readonly feature: readonly string[];
  readonly tags: readonly string[];
  /** `site`: needs a connected site; `owner`: also a connected owner. */
  readonly needs?: 'site' | 'owner';
  /** Switched on automatically when the site connects; `Public` only on public sites. */
  readonly auto?: 'Yes' | 'Public';
  /** Plans that include it, if not all do. */
  readonly plans?: readonly PlanClass[];
}
