import { createSlice, useDispatch, useSelector, type PayloadAction } from '@site-admin/runtime/store';
import { defineRemote, useReady, type RemoteEpic } from '../../index';

export const counter = createSlice({
  name: 'counter',
  initialState: 0,
  reducers: {
    asked: (count, _action: PayloadAction<string>) => count,
    counted: (count) => count + 1,
  },
});
export const { asked, counted } = counter.actions;
export interface CounterState {
  counter: number;
}

/** Shows the count, and dispatches `asked` with `bug` or `fine`. */
export function Buttons() {
  const dispatch = useDispatch();
  const count = useSelector((state: CounterState) => state.counter);
  useReady(true);
  return (
    <>
      <p>Counted {count}</p>
      <button onClick={() => dispatch(asked('bug'))}>Break</button>
      <button onClick={() => dispatch(asked('fine'))}>Count</button>
    </>
  );
}

/** Returns a remote with the counter and these epics. */
export const createCountingRemote = (epics: Record<string, RemoteEpic<CounterState>>) =>
  defineRemote<CounterState>({ page: Buttons, store: { reducers: { counter: counter.reducer }, epics } });
