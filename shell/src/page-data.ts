import type { InitialState, PageData, Registry } from '@site-admin/contracts';

/** What the host page handed over, or a plain sentence about what is wrong with it. */
export type PageInput =
  | {
      readonly ok: true;
      readonly initial: InitialState;
      /** `Initial_State` as it travelled: what the resource cache is seeded from. */
      readonly wire: Readonly<Record<string, unknown>>;
      readonly page: PageData;
      readonly redirects: { readonly currentSiteRawUrl: string };
      /** The connection package's state; `{}` when the page has none. */
      readonly connection: Readonly<Record<string, unknown>>;
    }
  | { readonly ok: false; readonly problem: string };

/** The registry, less the remotes whose entry is broken (`left` says why, by name), or why there is none. */
export type RegistryReading =
  | { readonly ok: true; readonly registry: Registry; readonly left: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly problem: string };
