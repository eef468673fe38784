/** Returns a Response, which jsdom does not have. */
export function testResponse(
  body: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const bytes = new TextEncoder().encode(body);
  const response: Pick<Response, 'ok' | 'status' | 'redirected' | 'url' | 'headers' | 'text' | 'json' | 'arrayBuffer'> = {
    ok: status >= 200 && status < 300,
    status,
    redirected: false,
    url: '',
    headers: new Headers(headers),
    text: () => Promise.resolve(body),
    json: () => Promise.resolve(JSON.parse(body)),
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  };
  return response as Response;
}
