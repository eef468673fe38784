import type { DeliveryChange, DeliveryCommand, Rollout } from '@site-admin/contracts';
import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

/** What the user typed and chose. */
export interface CommandFields {
  readonly version: string;
  /** As typed. */
  readonly percent: string;
  readonly cohort: Rollout['cohort'];
  readonly reason: string;
}

/** A command of the API, or `canary` as it applies to a running canary: with another share, or with none. */
export type OperatorCommand = DeliveryCommand | 'changeCanary' | 'endCanary';

/** The command of an open dialog. */
export interface OpenCommand {
  readonly status: 'editing' | 'sending';
  readonly command: OperatorCommand;
  readonly remote: string;
  /** The revision that was on screen. */
  readonly revision: number;
  readonly fields: CommandFields;
  /** The last attempt was refused: sentences of the server. */
  readonly errors?: readonly string[];
  /** The last attempt was refused because of these changes of other operators. */
  readonly changes?: readonly DeliveryChange[];
}

export type CommandsState = { readonly status: 'closed' } | OpenCommand;

const closed = { status: 'closed' } as CommandsState;
const isEditing = (state: CommandsState): state is OpenCommand => state.status === 'editing';

/** Applies a change to the open command, and removes what was refused before. */
function edit(state: CommandsState, change: Partial<OpenCommand>): CommandsState {
  if (state.status === 'closed') return state;
  const { errors: _errors, changes: _changes, ...kept } = state;
  return { ...kept, ...change };
}

type Opened = Pick<OpenCommand, 'command' | 'remote' | 'revision'> & { readonly fields: Omit<CommandFields, 'reason'> };
type Changed = Required<Pick<OpenCommand, 'revision' | 'changes'>>;

const slice = createSlice({
  name: 'commands',
  initialState: closed,
  reducers: {
    opened: (_state, { payload: { fields, ...rest } }: PayloadAction<Opened>): CommandsState => ({
      status: 'editing',
      ...rest,
      fields: { ...fields, reason: '' },
    }),
    edited: (state, { payload }: PayloadAction<Partial<CommandFields>>): CommandsState =>
      isEditing(state) ? { ...state, fields: { ...state.fields, ...payload } } : state,
    confirmed: (state) => (isEditing(state) ? edit(state, { status: 'sending' }) : state),
    succeeded: (_state, _action: PayloadAction<OpenCommand>): CommandsState => closed,
    refused: (state, { payload: errors }: PayloadAction<readonly string[]>) => edit(state, { status: 'editing', errors }),
    revisionChanged: (state, { payload }: PayloadAction<Changed>) => edit(state, { status: 'editing', ...payload }),
    closed: (state): CommandsState => (isEditing(state) ? closed : state),
  },
});

export const commands = slice.actions;
export const commandsReducer = slice.reducer;

export interface CommandsRoot {
  readonly commands: CommandsState;
}
export const selectCommand = ({ commands: state }: CommandsRoot): OpenCommand | undefined =>
  state.status === 'closed' ? undefined : state;
