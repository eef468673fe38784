import { changeDelivery, describeIssues, revisionChanged, type DeliveryCommand } from '@site-admin/contracts';
import { BrokenStore, Refused, RevisionConflict, runLiveCommand, toStoreError, UsageError } from '@site-admin/delivery';
import * as v from 'valibot';
import { HttpError } from '../http-error';
import type { Site } from '../site';
import type { DeliveryReader } from './state';

type Sent = v.InferOutput<typeof changeDelivery.body>;

const invalid = (message: string) => new HttpError(400, 'rest_invalid_param', message);

/** @throws {HttpError} 400 for a body that is not valid. Which members a command takes is decided by the command. */
export function parseBody(body: unknown): Sent {
  const parsed = v.safeParse(changeDelivery.body, body);
  if (parsed.success) return parsed.output;
  throw invalid(`Not valid: ${describeIssues(parsed.issues, 'the body').join('; ')}.`);
}

/** Returns the arguments and options of the `remotes` command. */
function toCommandLine(command: DeliveryCommand, remote: string, { version, percent, cohort, reason }: Sent) {
  const isRollback = command === 'rollback';
  const options = {
    to: isRollback ? version : undefined,
    percent: percent === undefined ? undefined : String(percent),
    cohort,
    // Shown to users; of the other commands it is in the journal alone.
    reason: command === 'disable' || command === 'withdraw' ? reason : undefined,
  };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { words: version === undefined || isRollback ? [remote] : [remote, version], options: Object.fromEntries(given) };
}

/** Returns the response to an error of a command; other errors are returned as they are. */
async function toResponse(thrown: unknown, { revision }: Sent, reader: DeliveryReader): Promise<unknown> {
  const error = toStoreError(thrown) ?? thrown;
  if (error instanceof UsageError) return invalid(error.message);
  if (error instanceof RevisionConflict) {
    const changes = await reader.readChanges(revision);
    const details = v.parse(revisionChanged, { revision: changes[0]?.revision ?? revision, changes });
    return new HttpError(
      409,
      'revision_changed',
      'Another operator changed what is live meanwhile. Nothing was written.',
      details,
    );
  }
  if (error instanceof Refused) return new HttpError(422, 'delivery_refused', error.message, { reasons: error.reasons });
  if (error instanceof BrokenStore)
    return new HttpError(503, 'delivery_unavailable', [error.message, ...error.reasons].join(' '));
  return error;
}

/** Runs a command of `remotes` for a user, with the key of this server. @throws {HttpError} If it is refused. */
export async function runCommand(
  site: Site,
  reader: DeliveryReader,
  command: DeliveryCommand,
  { remote, login, body }: { readonly remote: string; readonly login: string; readonly body: Sent },
): Promise<void> {
  const { words, options } = toCommandLine(command, remote, body);
  const { reason, revision } = body;
  const writer = { store: site.store, trust: site.trust, now: () => new Date(site.now()), as: login, reason, revision };
  try {
    await runLiveCommand(command, writer, words, options);
  } catch (error) {
    throw await toResponse(error, body, reader);
  }
}
