import { createSlice, type PayloadAction } from '@site-admin/runtime/store';
import type { StepSlug } from '../steps/step-slugs';

/** The step at which the discount card was shown first: no other step repeats it. */
export interface DiscountStepState {
  readonly shown: StepSlug | undefined;
}

const initialState: DiscountStepState = { shown: undefined };

const slice = createSlice({
  name: 'discountStep',
  initialState,
  reducers: {
    shown: ({ shown }, { payload: step }: PayloadAction<StepSlug>): DiscountStepState => ({ shown: shown ?? step }),
  },
});

export const discountStep = slice.actions;
export const discountStepReducer = slice.reducer;

export interface DiscountStepRoot {
  readonly discountStep: DiscountStepState;
}
export const selectDiscountStep = ({ discountStep: { shown } }: DiscountStepRoot): StepSlug | undefined => shown;
