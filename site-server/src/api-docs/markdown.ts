import { endpoints, type Endpoint } from '@site-admin/contracts';
import { toJsonSchema, namedShapes } from './shapes';
import { typeText } from './type-text';
import { chapters, rightWords } from './chapters';

const code = (text: string) => `\`${text}\``;
const codes = (all: readonly string[]) => all.map(code).join(', ');
const block = (text: string) => ['```ts', text, '```'].join('\n');

const head = `# The calls of the site

Made from the endpoint declarations in \`shared-contracts/src/endpoints\` by \`npm run api-docs\`; a test says when that was forgotten.
A running site has the same as an OpenAPI 3.1 document at \`/wp-json/jetpack/v4/openapi.json\`.

All paths stand below \`/wp-json/jetpack/v4/\`. Types are what travels.

- **Who calls**: the session's cookie, proven by the header \`X-WP-Nonce\`. No nonce: a stranger. A wrong or old one: 403 \`rest_cookie_invalid_nonce\`. Answers to users carry a fresh nonce in the same header.
- **Order of checks**: the body is JSON (400 \`rest_invalid_json\`), arguments are there and right (400 \`rest_missing_callback_param\`, \`rest_invalid_param\`), the caller may (401 to strangers, 403 to users, with the call's own code), then the work.
- **Errors** are \`{ code, message, data: { status, … } }\`; an unknown address or method is 404 \`rest_no_route\`, a body over 1 MB 413 \`rest_body_too_large\`.
- **GET** takes \`_cacheBuster\` (Unix ms) besides what is listed. Calls by POST also take PUT and PATCH, but for \`plugins\` and \`marketing/survey\`.
- \`JsonText<T>\` is a text that holds T as JSON. \`… | []\`: an empty map is written as an empty list.
- **Makes stale** names the calls whose remembered answers no longer hold after a success.
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
    ...part('Answer', result),
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
