import { createSlice, type PayloadAction } from '@site-admin/runtime/store';
import type { StepSlug } from '../steps/step-slugs';

export interface CurrentStepState {
  /** The step this page sent last, unless that failed. Takes precedence over the step the site had saved before. */
  readonly sent: StepSlug | undefined;
}

const initialState: CurrentStepState = { sent: undefined };

const slice = createSlice({
  name: 'currentStep',
  initialState,
  reducers: {
    opened: (state, _action: PayloadAction<StepSlug>): CurrentStepState => state,
    sending: (_state, { payload: sent }: PayloadAction<StepSlug>): CurrentStepState => ({ sent }),
    /** The site has saved the step. */
    saved: (state, _action: PayloadAction<StepSlug>): CurrentStepState => state,
    saveFailed: ({ sent }, { payload: step }: PayloadAction<StepSlug>): CurrentStepState => ({
      sent: sent === step ? undefined : sent,
    }),
  },
});

export const currentStep = slice.actions;
export const currentStepReducer = slice.reducer;

export interface CurrentStepRoot {
  readonly currentStep: CurrentStepState;
}
export const selectSentStep = ({ currentStep: { sent } }: CurrentStepRoot): StepSlug | undefined => sent;
