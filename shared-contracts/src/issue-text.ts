import * as v from 'valibot';

const maxValueLength = 60;

function printValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= maxValueLength ? text : `${text.slice(0, maxValueLength)}…`;
}

/** What a schema's own message names as `Invalid type`, `Invalid length` …, before the expected value. */
const requirements: Readonly<Record<string, string>> = { length: 'a length of ', value: 'a value ', integer: 'an integer' };

function getExpected({ message, expected }: v.BaseIssue<unknown>): string {
  const kind = /^Invalid (\w+)/.exec(message)?.[1];
  if (kind === undefined) return message;
  const values = (expected ?? '').replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ');
  return `${requirements[kind] ?? ''}${values}`;
}

function getProblem(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'an unknown key; remove it';
  const isMissing = issue.received === 'undefined' || (issue.kind === 'schema' && issue.message.startsWith('Invalid key'));
  if (isMissing) return 'missing';
  const expected = getExpected(issue);
  // A rule for a whole object names what is wrong with it itself.
  const isRule = expected === issue.message && typeof issue.input === 'object';
  return isRule ? `expected ${expected}` : `expected ${expected}, found ${printValue(issue.input)}`;
}

/** Returns one line per issue: path, expected value and value found. `version: expected a semver version such as 1.4.2, found "1"`. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[], whole = 'the document'): string[] {
  return issues.map((issue) => `${v.getDotPath(issue) ?? whole}: ${getProblem(issue)}`);
}

/** Returns what is wrong with a text that `JSON.parse` refuses, with the line if the error contains its position. */
export function describeJsonError(text: string, error: unknown): string {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  if (position === undefined) return text.trim() === '' ? 'empty instead of JSON' : 'not valid JSON';
  return `not valid JSON at line ${text.slice(0, Number(position)).split('\n').length}`;
}
