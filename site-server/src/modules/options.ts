import type { OptionFacts } from './option-kinds';
import { contentOptions } from './options-content';
import { siteOptions } from './options-site';

/** All options of the site. */
export const options: readonly OptionFacts[] = [...contentOptions, ...siteOptions];

const byName = new Map(options.map((option) => [option.name, option]));
export const getOption = (name: string): OptionFacts | undefined => byName.get(name);
const byGroup = new Map(
  [...new Set(options.map(({ group }) => group))].map((group) => [group, options.filter((option) => option.group === group)]),
);
/** The options of a module, or of the site: `settings`. */
export const getOptions = (group: string): readonly OptionFacts[] => byGroup.get(group) ?? [];

const yes: readonly unknown[] = ['true', 'on'];
const no: readonly unknown[] = ['false', 'off'];

/** Texts count by what they say, everything else by its truth. */
export function toBoolean(value: unknown): boolean {
  if (yes.includes(value)) return true;
  return no.includes(value) || value === '0' ? false : Boolean(value);
}

/** A stored value as the option's type has it (reference: wire, GET settings). */
export function cast(option: OptionFacts, value: unknown): unknown {
  if (option.type === 'boolean') return toBoolean(value);
  if (option.type === 'integer') return Number(value);
  return value;
}

/** The value a site reads: what was saved, or what it began with. */
export const valueOf = (option: OptionFacts, saved: ReadonlyMap<string, unknown>): unknown =>
  saved.has(option.name) ? cast(option, saved.get(option.name)) : option.initial;

/** Roles that may see statistics. */
export function statsRoles(saved: ReadonlyMap<string, unknown>): readonly string[] {
  const roles = saved.get('roles');
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : ['administrator'];
}
