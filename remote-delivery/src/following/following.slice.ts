import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

/** The state of the event stream. */
export type FollowingState = 'connecting' | 'live' | 'reconnecting';

const slice = createSlice({
  name: 'following',
  initialState: 'connecting' as FollowingState,
  reducers: {
    changed: (_state, { payload }: PayloadAction<FollowingState>) => payload,
  },
});

export const following = slice.actions;
export const followingReducer = slice.reducer;

export interface FollowingRoot {
  readonly following: FollowingState;
}
export const selectFollowing = (state: FollowingRoot): FollowingState => state.following;
