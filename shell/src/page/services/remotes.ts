import type { Audience, Extensions, HealthReport, Live, PageRemote, RemoteDeclaration } from '@site-admin/contracts';

/** Why a version is tried: the active one, or a step of the fallback chain. */
export type VersionSource = HealthReport['source'];
/** The phase of a remote's lifecycle. */
export type Phase = HealthReport['phase'];

/** The error displayed when no version of a remote could be mounted. */
export interface Failure {
  readonly phase: Phase;
  /** The error of the last version tried, in a sentence. */
  readonly reason: string;
  /** The versions tried, in order. */
  readonly tried: readonly string[];
  /** Displayed with the failure and written to the server's logs. */
  readonly correlation: string;
}

/** What an outlet shows. The remote's element is in the host while the state is loading, slow or ready. */
export type OutletState =
  | { readonly status: 'loading' }
  /** Still loading after 3 s. */
  | { readonly status: 'slow' }
  | { readonly status: 'ready'; readonly version: string; readonly source: VersionSource }
  /** Disabled by operations, or without a version in the registry. `reason` is for the admin. */
  | { readonly status: 'disabled'; readonly reason: string }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void };

/** The result of a swap. `rolled-back`: the new version failed and the old one is mounted again; `dirty`: refused, nothing changed. */
export type SwapResult = 'swapped' | 'same' | 'dirty' | 'rolled-back' | 'failed';

/** One remote in one element of the page, from load to close, across the versions it shows. */
export interface Outlet {
  readonly remote: string;
  readonly state: Live<OutletState>;
  canUnload(): 'yes' | 'dirty';
  /** Replaces the mounted version without a reload. The old one is mounted again when the new one fails. */
  swap(version: string, options?: { readonly losingEdits?: boolean }): Promise<SwapResult>;
  /** Unmounts the remote, when the route changes to another one. */
  close(): void;
}

/** A remote of the registry, for menus and routes: what is known from its declaration, before its code is loaded. */
export interface KnownRemote {
  readonly name: string;
  /** The version this page shows or would show, if any. */
  readonly version: string | undefined;
  readonly status: PageRemote['status'];
  /** Why it is disabled, for the admin. */
  readonly reason: string | undefined;
  /** Undefined when its manifest is missing or invalid; then it has no pages and no menu entries. */
  readonly declaration: RemoteDeclaration | undefined;
}

/** A version requested in the address, for this tab. A banner is shown until it is dropped. */
export interface Override {
  readonly remote: string;
  /** False until the user accepts it: a link alone must not choose the code that runs. */
  readonly isAccepted: boolean;
  /** A published version, or an address on this machine. */
  readonly target: string;
  /** Unix ms. */
  readonly until: number;
}

/** A new live version that is not swapped in because that would lose unsaved input: the user decides. */
export interface PendingUpdate {
  readonly remote: string;
  readonly from: string;
  /** Empty when the remote was disabled. */
  readonly to: string;
  /** Applies it; unsaved input is lost. */
  accept(): void;
  /** Dismisses it; the next visit of the screen shows the new version. */
  postpone(): void;
}

/** The shell's access to the remotes of this page. */
export interface Remotes {
  /** The remotes of the registry; changes with the registry and the overrides. */
  readonly known: Live<readonly KnownRemote[]>;
  readonly overrides: Live<readonly Override[]>;
  /** Updates that need a decision of the user. */
  readonly updates: Live<readonly PendingUpdate[]>;
  /** Renders the shell's extension points. */
  readonly extensions: Extensions;
  /** Loads a remote into `host`, an empty element that the caller must not modify until `close()`. */
  open(name: string, host: HTMLElement): Outlet;
  /** Prefetches a remote's files, when its tab is hovered or focused. Runs no code; never throws. */
  prefetch(name: string): void;
  /** Applies the override of a remote that a link requested. */
  acceptOverride(remote: string): void;
  /** Removes an override and swaps to the registry's version, at once unless the remote is dirty. */
  dropOverride(remote: string): void;
  dropAllOverrides(): void;
  /** Starts polling the registry and prefetching the other remotes. Called once the first screen is ready. */
  startBackgroundWork(): void;
}

/** Returns whether the viewer belongs to an audience, by the current state of the site. */
export type IsInAudience = (audience: Audience) => boolean;
