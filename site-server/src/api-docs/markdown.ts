import { endpoints, type Endpoint } from '@site-admin/contracts';
import { toJsonSchema, namedShapes } from './shapes';
import { typeText } from './type-text';
import { chapters, rightWords } from './chapters';

const code = (text: string) => `\`${text}\``;
const codes = (all: readonly string[]) => all.map(code).join(', ');
const block = (text: string) => ['```ts', text, '```'].join('\n');

const head = `# Calls of the site

Made from the endpoint declarations in \`shared-contracts/src/endpoints\` by \`npm run api-docs\`; a test fails when it is out of date.
A running site serves the same as an OpenAPI 3.1 document at \`/wp-json/jetpack/v4/openapi.json\`.

All paths are relative to \`/wp-json/jetpack/v4/\`. Types describe the JSON on the wire.

- **Authentication**: the session's cookie with a nonce in the header \`X-WP-Nonce\`. Without a nonce the caller is signed out; an invalid or expired one is 403 \`rest_cookie_invalid_nonce\`. Responses to users contain a fresh nonce in the same header.
- **Order of checks**: the body is JSON (400 \`rest_invalid_json\`), arguments are present and valid (400 \`rest_missing_callback_param\`, \`rest_invalid_param\`), the caller has the right (401 signed out, 403 signed in, with the call's own code).
- **Errors** are \`{ code, message, data: { status, … } }\`; an unknown address or method is 404 \`rest_no_route\`, a body over 1 MB 413 \`rest_body_too_large\`.
- **GET** accepts \`_cacheBuster\` (Unix ms) in addition to the listed parameters. POST calls also accept PUT and PATCH, except \`plugins\` and \`marketing/survey\`.
- \`JsonText<T>\` is a text with T as JSON. \`… | []\`: an empty map is sent as an empty list.
- **Makes stale** names the calls whose cached responses are outdated after a success.
`;

function callText(name: string, endpoint: Endpoint, summary: string): string {
  const { method, path, params, query, body, result, right, forbidden, errors, makesStale } = endpoint;
  const part = (title: string, schema: Endpoint['body']) => (schema ? [`${title}:`, block(typeText(toJsonSchema(schema)))] : []);
  const facts = [
    `- Allowed: ${rightWords[right]}${right === 'public' ? '' : ` Others: ${code(forbidden)}.`}`,
    ...(errors.length > 0 ? [`- Errors: ${codes(errors)}.`] : []),
    ...(makesStale.length > 0 ? [`- Makes stale: ${codes(makesStale)}.`] : []),
    `- In code: ${code(name)}`,
  ];
  return [
    `### ${method} ${path}`,
    summary,
    facts.join('\n'),
    ...part('In the path', params),
    ...part('Query', query),
    ...part('Body', body),
    ...part('Result', result),
  ].join('\n\n');
}

function chapterText(name: string, calls: ReadonlyMap<string, string>): string {
  const texts = [...calls].flatMap(([call, summary]) => {
    const endpoint = endpoints[call];
    return endpoint ? [callText(call, endpoint, summary)] : [];
  });
  return [`## ${name}`, ...texts].join('\n\n');
}

/** Returns the text of `docs/site-api.md`. */
export function siteApiText(): string {
  const shapes = Object.entries(namedShapes()).map(([name, schema]) => `### ${name}\n\n${block(typeText(schema))}`);
  const all = chapters().map(({ name, calls }) => chapterText(name, calls));
  return `${[head.trimEnd(), ...all, '## Shapes', ...shapes].join('\n\n')}\n`;
}
