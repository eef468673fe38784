import { describeIssues } from '@site-admin/contracts';
import * as v from 'valibot';
import type { Writer } from './registry/document';
import { UsageError } from './errors';

/** Services passed to a command. */
export interface Deps extends Writer {
  /** What paths on the command line are relative to. */
  readonly folder: string;
  /** Returns the file of public keys that a new one is added to. @throws {UsageError} If a web server may serve its folder. */
  readonly newKeysFile: () => string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints a line while the command runs; nothing with `--json`. */
  readonly print: (line: string) => void;
}

/** The result of a command: lines for the operator, data for a program. */
export interface Report {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** False if the command succeeded but found errors. */
  readonly isGood?: boolean;
}

/** The type of each option, in the form of `parseArgs` of `node:util`. */
export type OptionTypes = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

export interface Command {
  readonly name: string;
  /** `promote <remote> <version>` */
  readonly usage: string;
  readonly summary: string;
  readonly options: OptionTypes;
  /** Checks the arguments and runs the command. */
  run(deps: Deps, words: readonly string[], options: Readonly<Record<string, unknown>>): Promise<Report>;
}

interface Declared<S extends v.GenericSchema> {
  readonly name: string;
  readonly summary: string;
  /** Its positional arguments, in order; the last may be `many...` or `[optional]`. */
  readonly words: readonly string[];
  /** Its options in the usage. */
  readonly optionsUsage?: string;
  readonly options?: OptionTypes;
  /** Schema of `{ word: value, option: value }`. */
  readonly input: S;
  run(deps: Deps, input: v.InferOutput<S>): Promise<Report>;
}

const isOptional = (word: string) => word.startsWith('[');

function nameWords(expected: readonly string[], words: readonly string[]): Record<string, unknown> | undefined {
  const last = expected.at(-1);
  if (last?.endsWith('...')) {
    const fixed = expected.slice(0, -1);
    if (words.length <= fixed.length) return undefined;
    const named = fixed.map((word, at) => [word, words[at]]);
    return Object.fromEntries([...named, [last.slice(0, -3), words.slice(fixed.length)]]);
  }
  const required = expected.filter((word) => !isOptional(word));
  if (words.length < required.length || words.length > expected.length) return undefined;
  return Object.fromEntries(words.map((word, at) => [expected[at]?.replace(/[[\]]/g, ''), word]));
}

/** `new` is a literal word, in `keys new`. */
const printWord = (word: string) => (isOptional(word) || word === 'new' ? word : `<${word}>`);

const getSignature = (expected: readonly string[]) => expected.map(printWord).join(' ') || 'no arguments';

/** Declares a command, whose input is parsed here. */
export function command<S extends v.GenericSchema>(declared: Declared<S>): Command {
  const { name, summary, words: expected, optionsUsage, options = {}, input, run } = declared;
  const usage = [name, ...expected.map(printWord), ...(optionsUsage === undefined ? [] : [optionsUsage])].join(' ');
  return {
    name,
    usage,
    summary,
    options,
    run(deps, words, given) {
      const named = nameWords(expected, words);
      if (!named) throw new UsageError(`${name}: expected ${getSignature(expected)}, found ${words.join(' ') || 'none'}.`);
      const parsed = v.safeParse(input, { ...named, ...given });
      if (!parsed.success) throw new UsageError(`${name}: ${describeIssues(parsed.issues, 'arguments').join('; ')}`);
      return run(deps, parsed.output);
    },
  };
}

export const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'a remote’s name of lower-case letters and dashes'));
export const versionId = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a semver version such as 1.4.2'));
/** A text shown to users; not empty. */
export const reasonText = v.pipe(v.string(), v.trim(), v.minLength(1, 'the reason, in a few words'));
/** A number typed on the command line. */
export const typedNumber = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'a number'), v.transform(Number));
