import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

/** State of an installation; `failed` until it is requested again. */
export type PluginInstall =
  | { readonly status: 'idle' }
  | { readonly status: 'installing' }
  | { readonly status: 'activating' }
  | { readonly status: 'failed'; readonly message: string };

/** By plugin slug; missing without an installation. */
export type PluginInstalls = Readonly<Record<string, PluginInstall>>;

export interface InstallRequest {
  readonly slug: string;
  /** True if the plugin only has to be activated; decides the progress text only. */
  readonly isInstalled?: boolean;
  /** Recorded by the site with the installation. */
  readonly source?: string;
}

const idle: PluginInstall = { status: 'idle' };

const slice = createSlice({
  name: 'pluginInstalls',
  initialState: {} as PluginInstalls,
  reducers: {
    /** Ignored while the same plugin is being installed or activated. */
    requested: (state, { payload }: PayloadAction<InstallRequest>): PluginInstalls => ({
      ...state,
      [payload.slug]: { status: payload.isInstalled ? 'activating' : 'installing' },
    }),
    /** The plugin is active; the list of plugins has not been refetched yet. */
    activated: (state, _action: PayloadAction<{ slug: string }>): PluginInstalls => state,
    /** The list of plugins was refetched after the activation. */
    finished: (state, { payload: { slug } }: PayloadAction<{ slug: string }>): PluginInstalls => ({ ...state, [slug]: idle }),
    failed: (state, { payload: { slug, message } }: PayloadAction<{ slug: string; message: string }>): PluginInstalls => ({
      ...state,
      [slug]: { status: 'failed', message },
    }),
  },
});

export const pluginInstall = slice.actions;
export const pluginInstallsReducer = slice.reducer;

export interface PluginInstallsRoot {
  readonly pluginInstalls: PluginInstalls;
}

export const selectPluginInstall = ({ pluginInstalls }: PluginInstallsRoot, slug: string): PluginInstall =>
  pluginInstalls[slug] ?? idle;
