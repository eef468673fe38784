import { createAction, createSlice, type PayloadAction } from '@site-admin/runtime/store';

/** What is to become of a module: `name` is what notices call it. */
export interface ModuleToggle {
  readonly slug: string;
  readonly name: string;
  readonly active: boolean;
}

/** Modules whose switch was moved and whose new state the site has not told yet: slug → what it was moved to. */
export type ModulesState = Readonly<Record<string, boolean>>;

const initialState: ModulesState = {};

function without(state: ModulesState, slug: string): ModulesState {
  const { [slug]: _gone, ...rest } = state;
  return rest;
}

const slice = createSlice({
  name: 'modules',
  initialState,
  reducers: {
    /** The site is being told. */
    started: (state, { payload }: PayloadAction<ModuleToggle>): ModulesState => ({
      ...state,
      [payload.slug]: payload.active,
    }),
    /** The site refused; the switch goes back. */
    failed: (state, { payload }: PayloadAction<{ toggle: ModuleToggle; error: unknown }>): ModulesState =>
      without(state, payload.toggle.slug),
    /** The site's settings tell the new state by themselves: the switch shows what they say again. */
    settled: (state, { payload }: PayloadAction<ModuleToggle>): ModulesState => without(state, payload.slug),
  },
});

export const moduleToggle = {
  ...slice.actions,
  /** The person moved the switch. Ignored while an earlier move of the same switch is on its way. */
  requested: createAction<ModuleToggle>('modules/requested'),
  /** The site did it; its settings are yet to be read again. */
  saved: createAction<ModuleToggle>('modules/saved'),
};
export const modulesReducer = slice.reducer;

export interface WithModules {
  readonly modules: ModulesState;
}
