import path from 'node:path';
import { UsageError } from '../errors';
import { folderStore } from './folder';
import { s3Store } from './s3/s3';
import type { Store } from './store';

export interface StoreOptions {
  /** What a relative path is relative to. */
  readonly folder: string;
  /** `--endpoint`; AWS of the region when undefined. */
  readonly endpoint?: string | undefined;
  /** `--region`; AWS_REGION, or us-east-1. */
  readonly region?: string | undefined;
  /** The credentials: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

const isUrl = (text: string) => URL.canParse(text) && /^https?:/.test(text);

function openBucket(place: string, { endpoint, region: wanted, env }: StoreOptions): Store {
  const { bucket, prefix = '' } = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]+)(?:\/(?<prefix>.*?))?\/?$/.exec(place)?.groups ?? {};
  if (bucket === undefined) throw new UsageError(`--store: expected s3://bucket/prefix, found ${JSON.stringify(place)}.`);
  if (endpoint !== undefined && !isUrl(endpoint))
    throw new UsageError(`--endpoint: expected an http or https address, found ${JSON.stringify(endpoint)}.`);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = env;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new UsageError('--store s3://…: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.');
  const region = wanted ?? env.AWS_REGION ?? 'us-east-1';
  const base = endpoint ?? `https://s3.${region}.amazonaws.com`;
  return s3Store({ bucket, prefix, endpoint: base, region, accessKeyId, secretAccessKey, sessionToken });
}

/**
 * Opens the store at a folder, or at `s3://bucket/prefix`.
 *
 * @throws {UsageError} If the address or the credentials are incomplete.
 */
export function openStore(place: string, options: StoreOptions): Store {
  return place.startsWith('s3:') ? openBucket(place, options) : folderStore(path.resolve(options.folder, place));
}
