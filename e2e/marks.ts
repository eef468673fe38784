import type { Page } from 'playwright-core';
import type { Derivation } from './versions';

const global = 'codeThatRan';

/** Returns code that records on the page that it ran. */
export const mark = (name: string): string => `\n;(globalThis.${global} ||= []).push(${JSON.stringify(name)});`;

/** Returns the marks of all code that ran on the page, in order. */
export const getMarks = (page: Page): Promise<string[]> =>
  page.evaluate((name) => {
    const marks: unknown = Reflect.get(window, name);
    return Array.isArray(marks) ? marks.map(String) : [];
  }, global);

/** A build of another version, whose initial code records that it ran. */
export const marked = (version: string): Derivation => ({
  version,
  edit: ({ role }, text) => (role === 'sync' && text.includes('webpackChunk') ? text + mark(version) : text),
});
