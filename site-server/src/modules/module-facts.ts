/** A class of plans; every plan has the features of the classes before it. */
export type PlanClass = 'free' | 'personal' | 'premium' | 'security' | 'business' | 'complete';

/** What is known of a module before any site is looked at. */
export interface ModuleFacts {
  readonly slug: string;
  readonly name: string;
  /** Place in the list; equal ones go by slug. */
  readonly sort: number;
  /** Place among recommended modules. */
  readonly order: number;
  /** Version that brought it. */
  readonly introduced: string;
  readonly changed?: string;
  readonly feature: readonly string[];
  readonly tags: readonly string[];
  /** `site`: a connected site; `owner`: also a connected owner. */
  readonly needs?: 'site' | 'owner';
  /** Switched on by itself once the site is connected; `Public` only on public sites. */
  readonly auto?: 'Yes' | 'Public';
  /** Plans that include it, where not all do. */
  readonly plans?: readonly PlanClass[];
}
