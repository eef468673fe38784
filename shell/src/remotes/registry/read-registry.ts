import { registry, type Registry } from '@site-admin/contracts';
import * as v from 'valibot';
import { firstIssue } from '../../page/page-data';

/** The registry without its broken entries (`left`: the reason of each, by name), or the reason why it cannot be used. */
export type RegistryReading =
  | { readonly ok: true; readonly registry: Registry; readonly left: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly problem: string };

const anyRecord = v.record(v.string(), v.unknown());
const registryShell = v.strictObject({ ...registry.entries, remotes: anyRecord });
const registeredRemote = registry.entries.remotes.value;

/** Reads the registry. One broken remote is that remote missing; only a broken document is no registry. */
export function readRegistry(value: unknown): RegistryReading {
  const outer = v.safeParse(registryShell, value);
  if (!outer.success) return { ok: false, problem: firstIssue('registry', outer.issues) };
  const remotes: Registry['remotes'] = {};
  const left: Record<string, string> = {};
  for (const [name, entry] of Object.entries(outer.output.remotes)) {
    const parsed = v.safeParse(registeredRemote, entry);
    if (parsed.success) remotes[name] = parsed.output;
    else left[name] = firstIssue(`registry.remotes.${name}`, parsed.issues);
  }
  return { ok: true, registry: { ...outer.output, remotes }, left };
}
