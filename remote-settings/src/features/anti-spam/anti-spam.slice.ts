import type { checkAkismetKey, EndpointResult } from '@site-admin/contracts';
import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

type CheckResult = EndpointResult<typeof checkAkismetKey>;

/** The check of the key that was typed last. */
export type AntiSpamState =
  | { readonly status: 'idle' }
  | { readonly status: 'checking'; readonly key: string }
  | ({ readonly status: 'checked'; readonly key: string } & Pick<
      CheckResult,
      'validKey' | 'invalidKeyCode' | 'invalidKeyMessage'
    >)
  /** The key could not be checked. */
  | { readonly status: 'failed'; readonly key: string; readonly message: string };

const slice = createSlice({
  name: 'antiSpam',
  initialState: { status: 'idle' } as AntiSpamState,
  reducers: {
    checkStarted: (_state, { payload: key }: PayloadAction<string>): AntiSpamState => ({ status: 'checking', key }),
    checked(_state, { payload }: PayloadAction<{ key: string; result: CheckResult }>): AntiSpamState {
      const { validKey, invalidKeyCode, invalidKeyMessage } = payload.result;
      return { status: 'checked', key: payload.key, validKey, invalidKeyCode, invalidKeyMessage };
    },
    checkFailed: (_state, { payload }: PayloadAction<{ key: string; message: string }>): AntiSpamState => ({
      status: 'failed',
      ...payload,
    }),
  },
});

export const antiSpam = slice.actions;
export const antiSpamReducer = slice.reducer;
export interface AntiSpamRoot {
  readonly antiSpam: AntiSpamState;
}
export const selectAntiSpam = (state: AntiSpamRoot): AntiSpamState => state.antiSpam;
