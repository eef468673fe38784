import { once } from 'node:events';
import { get, IncomingMessage } from 'node:http';
import * as v from 'valibot';

/** Opens a stream of server-sent events as a browser does. */
export async function openStream(url: string, headers: Record<string, string>) {
  const request = get(url, { headers });
  const [response] = v.parse(v.tuple([v.instance(IncomingMessage)]), await once(request, 'response'));
  const chunks: AsyncIterator<string> = response.setEncoding('utf8')[Symbol.asyncIterator]();
  let unread = '';
  /** Resolves once a text arrived, with all that arrived until then. */
  async function read(wanted: string): Promise<string> {
    while (!unread.includes(wanted)) {
      const { done = false, value } = await chunks.next();
      if (done) throw new Error(`The stream ended with ${response.statusCode}: ${unread}`);
      unread += value;
    }
    const text = unread;
    unread = '';
    return text;
  }
  const readToEnd = async () => {
    while (!(await chunks.next()).done);
  };
  return { status: response.statusCode, headers: response.headers, read, readToEnd, leave: () => response.destroy() };
}
