/** How a value sent for an option is checked before anything is saved. */
export type Check =
  | 'boolean'
  | 'text'
  | 'plain-text'
  | 'choice'
  | 'positive-integer'
  | 'alphanumeric'
  | 'verification-code'
  | 'roles'
  | 'list'
  | 'object'
  | 'sharing-services'
  | 'title-formats';

/** One option of the site, as its API describes it. */
export interface OptionFacts {
  readonly name: string;
  /** The module it belongs to, or `settings`. */
  readonly group: string;
  readonly type: 'boolean' | 'string' | 'integer' | 'array' | 'object';
  /** Default as declared: flags as 0 and 1. */
  readonly declared: unknown;
  /** Value on a site that never saved it. */
  readonly initial: unknown;
  readonly check: Check;
  readonly description: string;
  /** Value → label, for a choice. */
  readonly choices?: Readonly<Record<string, string>>;
}

type Rest = Partial<Pick<OptionFacts, 'initial' | 'check'>>;

export const flag = (group: string, name: string, initial: boolean, description: string): OptionFacts => ({
  name,
  group,
  type: 'boolean',
  declared: initial ? 1 : 0,
  initial,
  check: 'boolean',
  description,
});

export const text = (group: string, name: string, declared: string, description: string, rest: Rest = {}): OptionFacts => ({
  name,
  group,
  type: 'string',
  declared,
  initial: declared,
  check: 'text',
  description,
  ...rest,
});

export const choice = (
  group: string,
  name: string,
  declared: string,
  description: string,
  choices: Readonly<Record<string, string>>,
  rest: Rest = {},
): OptionFacts => ({ name, group, type: 'string', declared, initial: declared, check: 'choice', description, choices, ...rest });

export const count = (group: string, name: string, initial: number, description: string): OptionFacts => ({
  name,
  group,
  type: 'integer',
  declared: initial,
  initial,
  check: 'positive-integer',
  description,
});

export const list = (
  group: string,
  name: string,
  declared: readonly string[],
  description: string,
  rest: Rest = {},
): OptionFacts => ({ name, group, type: 'array', declared, initial: declared, check: 'list', description, ...rest });

export const object = (group: string, name: string, declared: unknown, description: string, rest: Rest = {}): OptionFacts => ({
  name,
  group,
  type: 'object',
  declared,
  initial: declared,
  check: 'object',
  description,
  ...rest,
});
