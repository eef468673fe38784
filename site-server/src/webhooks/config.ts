import { readFile, stat } from 'node:fs/promises';
import { describeIssues, describeJsonError } from '@site-admin/contracts';
import * as v from 'valibot';

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const webhook = v.strictObject({
  /** Receives a POST for each event. */
  url: v.pipe(v.string(), v.check(isWebAddress, 'an address with http: or https:')),
  /** Key of the signature of each POST. */
  secret: v.pipe(v.string(), v.minLength(16, 'at least 16 characters')),
});
export type Webhook = v.InferOutput<typeof webhook>;

const config = v.strictObject({ webhooks: v.array(webhook) });

/** A file of webhooks that cannot be used. */
export class WebhookFileError extends Error {}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new WebhookFileError(`--webhooks ${file}: ${describeJsonError(text, error)}.`);
  }
}

/**
 * Reads the file of webhooks: `{ "webhooks": [{ "url": "https://…", "secret": "…" }] }`.
 *
 * @throws {WebhookFileError} If it is missing, invalid, or readable by other users.
 */
export async function readWebhooks(file: string): Promise<readonly Webhook[]> {
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new WebhookFileError(`--webhooks ${file}: there is no such file.`);
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0)
    throw new WebhookFileError(`--webhooks ${file}: other users may read its secrets. Run chmod 600 ${file}.`);
  const parsed = v.safeParse(config, parse(file, await readFile(file, 'utf8')));
  if (!parsed.success) throw new WebhookFileError(`--webhooks ${file}: ${describeIssues(parsed.issues, 'the file').join('; ')}.`);
  return parsed.output.webhooks;
}
