import type {
  Audience,
  ExtensionPointName,
  ExtensionProps,
  HealthReport,
  Live,
  RegisteredRemote,
  RemoteDeclaration,
} from '@site-admin/contracts';

/** Why a version is tried: the active one, or a step of the fallback chain. */
export type VersionSource = HealthReport['source'];
/** The part of a remote's life in which something happened. */
export type Phase = HealthReport['phase'];

/** What a person is told when no version of a remote could be shown. */
export interface Failure {
  readonly phase: Phase;
  /** In plain words, of the last version tried. */
  readonly reason: string;
  /** The versions tried, in order. */
  readonly tried: readonly string[];
  /** Shown beside the failure and found in the server's logs. */
  readonly correlation: string;
}

/** What is to be seen in an outlet. The remote's own element stands in the host the whole time it is loading, slow or ready. */
export type OutletState =
  | { readonly status: 'loading' }
  /** Nothing to see after 3 s; still going. */
  | { readonly status: 'slow' }
  | { readonly status: 'ready'; readonly version: string; readonly source: VersionSource }
  /** Ops switched it off, or the registry has no version of it. `reason` is for the admin. */
  | { readonly status: 'disabled'; readonly reason: string }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void };

/** How a swap ended. `rolled-back`: the new version failed, the old one is back; `dirty`: refused, nothing changed. */
export type SwapResult = 'swapped' | 'same' | 'dirty' | 'rolled-back' | 'failed';

/** One remote in one place of the page, from load to close, through every version it shows there. */
export interface Outlet {
  readonly remote: string;
  readonly state: Live<OutletState>;
  canUnload(): 'yes' | 'dirty';
  /** Another version in place of this one, without a reload. The old one comes back when the new one fails. */
  swap(version: string, options?: { readonly losingEdits?: boolean }): Promise<SwapResult>;
  /** Unmounts and leaves nothing; for when the route goes to another remote. */
  close(): void;
}

/** One remote of the registry, as menus and routes know it: from its declaration, before any of its code. */
export interface KnownRemote {
  readonly name: string;
  /** The version this page shows or would show; undefined when there is none. */
  readonly version: string | undefined;
  readonly status: RegisteredRemote['status'];
  /** Why it is not live, for the admin. */
  readonly reason: string | undefined;
  /** Undefined when its manifest is not here or is broken; then it has no pages and no menu entries. */
  readonly declaration: RemoteDeclaration | undefined;
}

/** A version named by the person at the keyboard, for this tab. Shown as a banner as long as it holds. */
export interface Override {
  readonly remote: string;
  /** A published version, or an address on this machine. */
  readonly target: string;
  /** Unix ms. */
  readonly until: number;
}

/** Another version is live than the one on screen, and taking it would lose what was typed: the person decides. */
export interface PendingUpdate {
  readonly remote: string;
  readonly from: string;
  /** Empty when the remote was switched off. */
  readonly to: string;
  /** Takes it, losing what was typed. */
  accept(): void;
  /** Leaves it for the next visit of the screen. */
  postpone(): void;
}

/** The extension points, as the shell's own parts draw them; remotes get the same as `Extensions`. */
export interface PageExtensions {
  /** @param onEmpty Called when no extension could be drawn: there was none, or each failed on its way here. */
  render<Point extends ExtensionPointName>(
    point: Point,
    host: HTMLElement,
    props: ExtensionProps<Point>,
    onEmpty?: () => void,
  ): () => void;
}

/** The shell's hold on the remotes of this page. */
export interface Remotes {
  /** By registry; changes when ops change what is live, or an override comes or goes. */
  readonly known: Live<readonly KnownRemote[]>;
  readonly overrides: Live<readonly Override[]>;
  /** Updates that wait for the person. Empty nearly always. */
  readonly updates: Live<readonly PendingUpdate[]>;
  /** Fills the shell's own extension points. */
  readonly extensions: PageExtensions;
  /** Loads a remote into `host`, an empty element of its own that the caller leaves alone until `close()`. */
  open(name: string, host: HTMLElement): Outlet;
  /** Fetches a remote's files ahead of need (hover or focus of its tab, idle). Runs nothing; never throws. */
  prefetch(name: string): void;
  /** Back to what the registry says, at once where nothing is dirty. */
  dropOverride(remote: string): void;
  dropAllOverrides(): void;
  /** Starts to look at the registry every so often, and fetches the other remotes when idle. Called once the first screen is ready. */
  startBackgroundWork(): void;
}

/** Whether the signed-in person belongs to an audience now; the frame decides by the site's live state. */
export type IsInAudience = (audience: Audience) => boolean;
