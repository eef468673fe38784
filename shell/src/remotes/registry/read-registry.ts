import { pageRegistry, type PageRegistry } from '@site-admin/contracts';
import * as v from 'valibot';
import { formatFirstIssue } from '../../page/page-data';

/** The registry without its broken entries (`broken`: their errors by name), or the reason why it is invalid. */
export type RegistryReading =
  | { readonly ok: true; readonly registry: PageRegistry; readonly broken: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly reason: string };

const anyRecord = v.record(v.string(), v.unknown());
const registryDocument = v.strictObject({ ...pageRegistry.entries, remotes: anyRecord });
const registryEntry = pageRegistry.entries.remotes.value;

/** Parses the registry. Broken entries are left out; only a broken document is invalid. */
export function readRegistry(value: unknown): RegistryReading {
  const document = v.safeParse(registryDocument, value);
  if (!document.success) return { ok: false, reason: formatFirstIssue('registry', document.issues) };
  const remotes: PageRegistry['remotes'] = {};
  const broken: Record<string, string> = {};
  for (const [name, entry] of Object.entries(document.output.remotes)) {
    const parsed = v.safeParse(registryEntry, entry);
    if (parsed.success) remotes[name] = parsed.output;
    else broken[name] = formatFirstIssue(`registry.remotes.${name}`, parsed.issues);
  }
  return { ok: true, registry: { ...document.output, remotes }, broken };
}
