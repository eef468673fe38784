import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { BrokenStore } from '../../errors';

export interface S3Options {
  readonly bucket: string;
  /** Folder in the bucket, without slashes at its ends; '' for none. */
  readonly prefix: string;
  /** `https://s3.eu-central-1.amazonaws.com`: the bucket is the first segment of the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
  /** Milliseconds without progress after which one attempt fails; 5000 when omitted. */
  readonly timeout?: number;
}

export interface S3Response {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Below the prefix. */
  readonly key: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Attempts while the store is away or fails with a 5xx; 3 when omitted. */
  readonly attempts?: number;
}

/** Sends signed requests and returns the bytes as stored: `fetch` would decompress them. */
export interface S3Client {
  readonly place: string;
  readonly prefix: string;
  /** @throws {BrokenStore} If the store does not respond, or refuses the key. */
  send(request: S3Request): Promise<S3Response>;
}

const remedies: Readonly<Record<number, string>> = {
  301: 'Check --endpoint and --region: the bucket is in another region.',
  400: 'Check --region and the key in AWS_ACCESS_KEY_ID.',
  401: 'Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  403: 'Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, the rights of that key, and the clock of this machine.',
};

const getErrorCode = ({ body }: S3Response) => /<Code>(\w+)<\/Code>/.exec(body.toString('utf8'))?.[1];

/** @throws {BrokenStore} For a status no caller expects. */
function checkStatus(place: string, response: S3Response): S3Response {
  const { status } = response;
  const code = getErrorCode(response);
  if (code === 'NoSuchBucket') throw new BrokenStore(`${place}: there is no such bucket.`, ['Create it, or check --store.']);
  if (code === 'RequestTimeTooSkewed')
    throw new BrokenStore(`${place} refuses the time of this machine.`, ['Set the clock, then run the command again.']);
  const remedy = remedies[status];
  if (remedy !== undefined) throw new BrokenStore(`${place} refused the request (${code ?? status}).`, [remedy]);
  return response;
}

function exchange(url: URL, method: string, headers: Headers, timeout: number, body?: Uint8Array): Promise<S3Response> {
  const { request } = url.protocol === 'http:' ? http : https;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: Object.fromEntries(headers), timeout }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`no response within ${timeout} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

const encodeKey = (key: string) => key.split('/').map(encodeURIComponent).join('/');

/** Creates a client for one bucket, addressed by path, as every S3-compatible store understands it. */
export function createS3Client(options: S3Options): S3Client {
  const { bucket, prefix, endpoint, timeout = 5000 } = options;
  const place = `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`;

  async function attempt({ method, key, query = '', headers = {}, body }: S3Request): Promise<S3Response> {
    const path = [bucket, ...(key === '' ? [] : [...(prefix === '' ? [] : [prefix]), key])].join('/');
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const { accessKeyId, secretAccessKey, sessionToken, region } = options;
    const signer = new AwsV4Signer({
      ...{ method, url: `${endpoint.replace(/\/$/, '')}/${encodeKey(path)}${query}`, service: 's3', region },
      ...{ accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
      headers: { ...headers, 'x-amz-content-sha256': hash },
    });
    const signed = await signer.sign();
    if (body) signed.headers.set('content-length', String(body.length));
    return exchange(signed.url, method, signed.headers, timeout, body);
  }

  async function send(request: S3Request): Promise<S3Response> {
    const { attempts = 3 } = request;
    for (let count = 1; ; count += 1) {
      const result = await attempt(request).catch((error: unknown) =>
        error instanceof Error ? error : new Error(String(error)),
      );
      const isFinal = count === attempts;
      if (!(result instanceof Error) && (result.status < 500 || isFinal)) return checkStatus(place, result);
      if (result instanceof Error && isFinal) {
        throw new BrokenStore(`${place} does not respond at ${endpoint} (${result.message || String(result)}).`, [
          'Run the command again later, or check --endpoint.',
        ]);
      }
      await sleep(150 * 2 ** count);
    }
  }

  return { place, prefix, send };
}
