import type { OptionFacts } from './option-kinds';
import { contentOptions } from './options-content';
import { siteOptions } from './options-site';

export const options: readonly OptionFacts[] = [...contentOptions, ...siteOptions];

const byName = new Map(options.map((option) => [option.name, option]));
export const getOption = (name: string): OptionFacts | undefined => byName.get(name);
const byGroup = new Map(
  [...new Set(options.map(({ group }) => group))].map((group) => [group, options.filter((option) => option.group === group)]),
);
/** Returns the options of a module, or of the site: `settings`. */
export const getOptions = (group: string): readonly OptionFacts[] => byGroup.get(group) ?? [];

const yes: readonly unknown[] = ['true', 'on'];
const no: readonly unknown[] = ['false', 'off'];

/** Returns texts by meaning (`'false'` is false) and everything else by truthiness. */
export function toBoolean(value: unknown): boolean {
  if (yes.includes(value)) return true;
  return no.includes(value) || value === '0' ? false : Boolean(value);
}

/** Returns whether a value is true: texts by meaning (`'false'` and `'off'` are not), everything else by truthiness. */
export function cast(option: OptionFacts, value: unknown): unknown {
  if (option.type === 'boolean') return toBoolean(value);
  if (option.type === 'integer') return Number(value);
  return value;
}

/** Returns the saved value of an option, or its initial one. */
export const valueOf = (option: OptionFacts, saved: ReadonlyMap<string, unknown>): unknown =>
  saved.has(option.name) ? cast(option, saved.get(option.name)) : option.initial;

/** Returns the roles that may see statistics. */
export function statsRoles(saved: ReadonlyMap<string, unknown>): readonly string[] {
  const roles = saved.get('roles');
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : ['administrator'];
}
