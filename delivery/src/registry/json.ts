import { describeIssues, describeJsonError } from '@site-admin/contracts';
import * as v from 'valibot';

/** Parses a JSON text with `schema`; returns a list of problems if it is invalid. */
export function parseDocument<S extends v.GenericSchema>(
  schema: S,
  text: string,
): { readonly value: v.InferOutput<S> } | { readonly problems: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problems: [`the document: ${describeJsonError(text, error)}`] };
  }
  const parsed = v.safeParse(schema, json);
  return parsed.success ? { value: parsed.output } : { problems: describeIssues(parsed.issues) };
}

/** Returns the text of a document as it is stored and hashed. */
export const printDocument = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
