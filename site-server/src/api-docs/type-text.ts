import type { JsonSchema } from './json-schema';
import { shapesAt } from './shapes';

const indented = (text: string) => text.replaceAll('\n', '\n  ');
const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
const grouped = (text: string) => (/ \| /.test(text) && !text.startsWith('{') ? `(${text})` : text);

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  if (additionalProperties) return `Record<string, ${typeText(additionalProperties)}>`;
  const members = Object.entries(properties);
  if (members.length === 0) return 'object';
  const texts = members.map(([name, each]) => `${key(name)}${required.includes(name) ? '' : '?'}: ${indented(typeText(each))}`);
  const line = `{ ${texts.join('; ')} }`;
  return line.length <= 90 && !line.includes('\n') ? line : `{\n  ${texts.join(';\n  ')};\n}`;
}

function arrayText({ items, prefixItems, maxItems }: JsonSchema): string {
  if (maxItems === 0) return '[]';
  const rest = `${grouped(typeText(items === false || items === undefined ? {} : items))}[]`;
  return prefixItems ? `[${[...prefixItems.map(typeText), `...${rest}`].join(', ')}]` : rest;
}

/** Returns a JSON Schema as the text of a TypeScript type. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(shapesAt.length);
  if (schema.contentSchema) return `JsonText<${typeText(schema.contentSchema)}>`;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(' | ');
  if (schema.type === 'object') return objectText(schema);
  if (schema.type === 'array') return arrayText(schema);
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown');
}
