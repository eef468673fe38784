import { describeIssues, initialState, pageData, type InitialState, type PageData } from '@site-admin/contracts';
import * as v from 'valibot';

/** The parsed data of the host page, or the reason why it is invalid, in a sentence. */
export type PageInput =
  | {
      readonly ok: true;
      readonly initial: InitialState;
      /** `Initial_State` before parsing, to seed the resource cache. */
      readonly wire: Readonly<Record<string, unknown>>;
      readonly page: PageData;
      readonly redirects: { readonly currentSiteRawUrl: string };
      /** The connection package's state; `{}` when the page has none. */
      readonly connection: Readonly<Record<string, unknown>>;
    }
  | { readonly ok: false; readonly error: string };

const blockId = 'site-admin-page';
const anyRecord = v.record(v.string(), v.unknown());
const redirectsSchema = v.object({ currentSiteRawUrl: v.string() });

/** Returns path, expected value and value found of the first issue, in a sentence. */
export function formatFirstIssue(what: string, issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues;
  const [text = ''] = describeIssues([issue], what);
  return `The page's data is malformed: ${v.getDotPath(issue) === null ? text : `${what}.${text}`}.`;
}

type Read<T> = { value: T } | { error: string };

function readGlobal<S extends v.GenericSchema>(window: object, name: string, schema: S): Read<v.InferOutput<S>> {
  const value: unknown = Reflect.get(window, name);
  if (value === undefined) return { error: `The page's data is incomplete: ${name} is missing.` };
  const parsed = v.safeParse(schema, value);
  return parsed.success ? { value: parsed.output } : { error: formatFirstIssue(name, parsed.issues) };
}

function readBlock(document: Document): Read<PageData> {
  const text = document.getElementById(blockId)?.textContent;
  if (text === undefined || text === null) return { error: `The page's data is incomplete: the block #${blockId} is missing.` };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: `The page's data is malformed: the block #${blockId} is not JSON.` };
  }
  const parsed = v.safeParse(pageData, json);
  return parsed.success ? { value: parsed.output } : { error: formatFirstIssue(`#${blockId}`, parsed.issues) };
}

/** Reads and parses all data of the host page. Called once, before anything else. */
export function readPage(window: Window): PageInput {
  const initial = readGlobal(window, 'Initial_State', initialState);
  if ('error' in initial) return { ok: false, error: initial.error };
  const wire = readGlobal(window, 'Initial_State', anyRecord);
  if ('error' in wire) return { ok: false, error: wire.error };
  const page = readBlock(window.document);
  if ('error' in page) return { ok: false, error: page.error };
  const redirects = readGlobal(window, 'jetpack_redirects', redirectsSchema);
  // Optional: the initial state contains the site's address as well.
  const currentSiteRawUrl = 'value' in redirects ? redirects.value.currentSiteRawUrl : initial.value.rawUrl;
  const connection = readGlobal(window, 'JP_CONNECTION_INITIAL_STATE', anyRecord);
  return {
    ok: true,
    initial: { ...initial.value, providerOrigin: page.value.addresses.provider },
    wire: wire.value,
    page: page.value,
    redirects: { currentSiteRawUrl },
    connection: 'value' in connection ? connection.value : {},
  };
}
