import { createSlice, type PayloadAction } from '@site-admin/runtime/store';
import type { CardModule } from './select-cards';

/** Modules that are being activated by a module call. */
export type ModuleActivationState = readonly CardModule[];

export interface ActivationRequest {
  readonly slug: CardModule;
  /** Title of the card, for the notices. */
  readonly name: string;
}

const slice = createSlice({
  name: 'moduleActivation',
  initialState: [] as ModuleActivationState,
  reducers: {
    requested: (state, { payload: { slug } }: PayloadAction<ActivationRequest>): ModuleActivationState => [...state, slug],
    ended: (state, { payload: slug }: PayloadAction<CardModule>): ModuleActivationState => state.filter((each) => each !== slug),
  },
});

export const moduleActivation = slice.actions;
export const moduleActivationReducer = slice.reducer;

export interface ModuleActivationRoot {
  readonly moduleActivation: ModuleActivationState;
}
export const selectModuleActivation = (state: ModuleActivationRoot): ModuleActivationState => state.moduleActivation;
