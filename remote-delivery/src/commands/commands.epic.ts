import { changeDelivery, deliveryRefused, getDelivery, isApiError, revisionChanged } from '@site-admin/contracts';
import { getErrorText, type RemoteEpic } from '@site-admin/kit';
import { catchError, EMPTY, exhaustMap, filter, ignoreElements, map, of, tap } from '@site-admin/runtime/rx';
import * as v from 'valibot';
import { createFormats } from '../formats';
import { isCanary } from './canary';
import { getSuccessText } from './commands.texts';
import {
  commands,
  selectCommand,
  type CommandFields,
  type CommandsRoot,
  type OpenCommand,
  type OperatorCommand,
} from './commands.slice';

const toCanary = ({ version, percent, cohort }: CommandFields) => ({ version, percent: Number(percent), cohort });

/** The members of the body besides revision and reason. */
const toBody: Readonly<Record<OperatorCommand, (fields: CommandFields) => object>> = {
  promote: ({ version }) => ({ version }),
  canary: toCanary,
  changeCanary: toCanary,
  endCanary: toCanary,
  rollback: ({ version }) => ({ version }),
  disable: () => ({}),
  enable: () => ({}),
  withdraw: ({ version }) => ({ version }),
};

const toInput = ({ command, remote, revision, fields }: OpenCommand) => ({
  params: { remote, command: isCanary(command) ? ('canary' as const) : command },
  body: { revision, reason: fields.reason.trim(), ...toBody[command](fields) },
});

/** Returns the action for an error response. */
function toRefusal(error: unknown) {
  if (!isApiError(error)) return commands.refused([getErrorText(error)]);
  const { data } = error.response;
  const changed = v.safeParse(revisionChanged, data);
  if (changed.success) return commands.revisionChanged(changed.output);
  const refused = v.safeParse(deliveryRefused, data);
  return commands.refused([getErrorText(error), ...(refused.success ? refused.output.reasons : [])]);
}

/** Sends the command of the dialog. */
export const runCommandEpic: RemoteEpic<CommandsRoot> = (action$, state$, { requests, resources }) =>
  action$.pipe(
    filter(commands.confirmed.match),
    // exhaustMap: a second press must not send the command twice.
    exhaustMap(() => {
      const command = selectCommand(state$.value);
      if (!command) return EMPTY;
      return requests.call(changeDelivery, toInput(command)).pipe(
        map(() => commands.succeeded(command)),
        catchError((error: unknown) => {
          // What is on screen may be the reason.
          resources.refresh(getDelivery);
          return of(toRefusal(error));
        }),
      );
    }),
  );

/** Announces what was done. */
export const announceCommandEpic: RemoteEpic = (action$, _state$, { notices, i18n, clock }) =>
  action$.pipe(
    filter(commands.succeeded.match),
    tap(({ payload }) => {
      const text = getSuccessText(payload, createFormats({ i18n, clock }));
      notices.show({ id: 'command', status: 'is-success', text, duration: 5000 });
    }),
    ignoreElements(),
  );
