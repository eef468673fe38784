/**
 * The gallery of a remote: its cards and screens, each in the states it can be in, on one page of `npm run dev`. A remote lists its states
 * in src/gallery.ts; `*.gallery.ts` of a feature holds those of the feature.
 */
import type { ComponentType } from 'react';
import type { RemoteModule } from '@site-admin/contracts';
import type { FakeShell, FakeShellOptions } from '@site-admin/contracts/testing';
import { useReady } from '../hooks/use-ready';
import { defineRemote } from '../remote/define-remote';
import type { RemoteStoreParts } from '../remote/store';

export { fill, press } from './interact';

/** One state: a fake site, and what is rendered on it. */
export interface GalleryState extends Omit<FakeShellOptions, 'declaration' | 'direction'> {
  /** Unique: `Scan, threats found`. */
  readonly name: string;
  /** Rendered instead of the remote's page. */
  readonly component?: ComponentType;
  /** Sets up responses before the state is mounted. */
  readonly arrange?: (fake: FakeShell) => void;
  /** Interacts with the state once it is mounted: `(host) => press(host, 'Activate')`. */
  readonly act?: (host: HTMLElement, fake: FakeShell) => Promise<void>;
}

/** A state with the module to mount. */
export interface GalleryEntry extends GalleryState {
  readonly module: RemoteModule;
}

export interface Gallery {
  readonly declaration: { readonly name: string; readonly title: string; readonly version: string };
  readonly entries: readonly GalleryEntry[];
}

interface GalleryParts<State> {
  /** The content of remote.json. */
  readonly declaration: Gallery['declaration'];
  /** The remote, for states without a component. */
  readonly module: RemoteModule;
  /** The store of the components. */
  readonly store?: RemoteStoreParts<State>;
  readonly states: readonly GalleryState[];
}

/** Returns a module whose page is one component. */
function toModule<State>(Component: ComponentType, store: RemoteStoreParts<State> | undefined): RemoteModule {
  function ComponentPage() {
    useReady(true);
    return <Component />;
  }
  return defineRemote<State>({ page: ComponentPage, ...(store && { store }) });
}

/** Creates the gallery of a remote. */
export function defineGallery<State>({ declaration, module, store, states }: GalleryParts<State>): Gallery {
  const entries = states.map((state) => ({
    ...state,
    module: state.component ? toModule(state.component, store) : module,
  }));
  return { declaration, entries };
}
